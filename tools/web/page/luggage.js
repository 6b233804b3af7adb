// Luggage: all that is kept, as one file. Packs it, and reads such a file back: what is not whole is refused with a
// sentence, and nothing is changed. Knows no rule and no table.
//   {"format":"boxcars luggage","version":1,"files":{"/kept/data/boxcars/boxcars.db":"<base64>", ...}}
'use strict';
const luggage = (() => {
    const store = '/kept/data/boxcars/boxcars.db';
    const storeBegins = 'SQLite format 3\0';

    const base64 = (bytes) => {
        let letters = '';
        for (const byte of bytes) letters += String.fromCharCode(byte);
        return btoa(letters);
    };
    const pack = (files) => JSON.stringify({ format: 'boxcars luggage', version: 1,
        files: Object.fromEntries(files.map(([path, bytes]) => [path, base64(bytes)])) });

    const begins = (bytes) => /^\s*{\s*"format"\s*:\s*"boxcars luggage"/.test(String.fromCharCode(...bytes.slice(0, 100)));

    const refused = (why) => new Error(`${why}: nothing was changed.`);
    const parsed = (text) => {
        try {
            return JSON.parse(text);
        } catch (trouble) {
            throw refused('This file is no luggage of Boxcars');
        }
    };
    const unpacked = ([path, letters]) => {
        try {
            return [path, Uint8Array.from(atob(letters), (c) => c.charCodeAt(0))];
        } catch (trouble) {
            throw refused(`This file is damaged at ${path}`);
        }
    };

    // [[path, bytes], ...]; throws a sentence.
    const read = (text) => {
        const all = parsed(text);
        const fine = all && all.format === 'boxcars luggage' && all.version === 1 && all.files && typeof all.files === 'object' &&
            Object.entries(all.files).every(([path, bytes]) =>
                /^\/kept\/(data|config)\/boxcars\/[\w./ -]+$/.test(path) && !path.includes('..') && typeof bytes === 'string');
        if (!fine) throw refused('This file is no luggage of Boxcars, or of another version');
        const files = Object.entries(all.files).map(unpacked);
        const kept = files.find(([path]) => path === store);
        if (!kept) throw refused('This luggage holds no sittings');
        if (String.fromCharCode(...kept[1].slice(0, storeBegins.length)) !== storeBegins)
            throw refused('The sittings in this luggage are damaged');
        return files;
    };

    const size = (files) => {
        const kilobytes = files.reduce((sum, [, bytes]) => sum + bytes.length, 0) / 1000;
        return `${files.length} ${files.length === 1 ? 'file' : 'files'}, ${Math.ceil(kilobytes)} kB`;
    };
    return { pack, begins, read, size };
})();
