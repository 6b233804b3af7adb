// A sitting as a link: the replay file, with rules and journal in it, packed into the address after '#'.
//   #sitting=1.<hand>.<CRC-32 of the file, hexadecimal>.<the file: raw deflate, base64url>
// 1 is the version of this packing. A link that is too long, of another version, or damaged says so.
'use strict';
const sittingLink = (() => {
    const version = '1', longest = 4096, biggestFile = 1 << 20;

    const crc32 = (bytes) => {
        let crc = ~0;
        for (const byte of bytes) {
            crc ^= byte;
            for (let bit = 0; bit < 8; ++bit) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
        }
        return (~crc >>> 0).toString(16).padStart(8, '0');
    };
    const through = async (bytes, stream, most) => {
        const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
        const parts = [];
        let size = 0;
        for (let part = await reader.read(); !part.done; part = await reader.read()) {
            size += part.value.length;
            if (size > most) throw new Error('The link holds more than a sitting can be.');
            parts.push(part.value);
        }
        return new Uint8Array(await new Blob(parts).arrayBuffer());
    };

    // The part of the address after '#'. Throws a sentence where the sitting does not fit.
    const of = async (file, hand = 1) => {
        const packed = await through(file, new CompressionStream('deflate-raw'), biggestFile);
        const letters = btoa(String.fromCharCode(...packed)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
        const link = `sitting=${version}.${hand}.${crc32(file)}.${letters}`;
        if (link.length > longest)
            throw new Error(`This sitting is too long for a link: ${link.length} letters of at most ${longest}. Send its file instead.`);
        return link;
    };

    // {file, hand}, or null where the address has no sitting. Throws a sentence.
    const read = async (hash) => {
        const found = /^#?sitting=(.*)$/s.exec(hash);
        if (!found) return null;
        const parts = found[1].split('.');
        if (parts[0] !== version)
            throw new Error(`This link is of version ${parts[0]}; this page reads version ${version}. Load the page anew, or ask for a new link.`);
        if (found[0].length > longest + 1 || parts.length !== 4 || !/^\d{1,6}$/.test(parts[1]) || !/^[\w-]+$/.test(parts[3]))
            throw new Error('This link is damaged: it was cut off or changed on the way.');
        let file;
        try {
            const letters = atob(parts[3].replace(/-/g, '+').replace(/_/g, '/'));
            file = await through(Uint8Array.from(letters, (c) => c.charCodeAt(0)), new DecompressionStream('deflate-raw'), biggestFile);
        } catch (trouble) {
            throw new Error('This link is damaged: it was cut off or changed on the way.');
        }
        if (crc32(file) !== parts[2]) throw new Error('This link is damaged: its checksum is another.');
        return { file, hand: Math.max(1, Number(parts[1])) };
    };
    return { of, read };
})();
if (typeof module !== 'undefined') module.exports = sittingLink;
