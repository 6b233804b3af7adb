// What can be sent in an address, after '#': packed, checked, versioned, at most 4,096 letters.
//   #sitting=<version>.<hand>.<CRC-32>.<packed>   opens a recording at that entry
//   #rules=1.<CRC-32>.<packed>                     opens a new table with that rule sheet
//   #run=1.<CRC-32>.<packed>                       opens the result of a Long Run, whose stations are played again
// The CRC-32, in hexadecimal, is of what is packed; packed is deflated and written in base64url. A sitting is packed in
// brief, version 2: what was done, from which the program computes the rest and compares the hash at the end. In version 1
// it is the whole replay file; such links were sent, and still open. A link that is too long, of another version, or
// damaged says so. Knows no rule and no table.
'use strict';
const links = (() => {
    const longest = 4096, biggestFile = 1 << 20;
    const kinds = {
        sitting: { versions: ['1', '2'], parts: 4, tooLong: 'This sitting is too long for a link' },
        rules: { versions: ['1'], parts: 3, tooLong: 'This rule sheet is too long for a link' },
        run: { versions: ['1'], parts: 3, tooLong: 'This run is too long for a link' },
    };

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
            if (size > most) throw new Error('The link holds more than it can be.');
            parts.push(part.value);
        }
        return new Uint8Array(await new Blob(parts).arrayBuffer());
    };

    // The part of the address after '#'; `head` comes after its version. Throws a sentence where it is too long.
    const pack = async (kind, head, text) => {
        const bytes = new TextEncoder().encode(text);
        const packed = await through(bytes, new CompressionStream('deflate-raw'), biggestFile);
        const letters = btoa(String.fromCharCode(...packed)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
        const link = `${kind}=${[kinds[kind].versions.slice(-1), ...head, crc32(bytes), letters].join('.')}`;
        if (link.length > longest)
            throw Object.assign(new Error(`${kinds[kind].tooLong}: ${link.length} letters of at most ${longest}.`), { file: text });
        return link;
    };
    const ofSitting = (brief, hand = 1) => pack('sitting', [hand], brief);
    const ofRules = (game, rules) => pack('rules', [], JSON.stringify({ game, rules }));
    const ofRun = (brief) => pack('run', [], brief);

    const damaged = (how) => new Error(`This link is damaged: ${how}.`);
    const unpack = async (letters) => {
        try {
            const packed = atob(letters.replace(/-/g, '+').replace(/_/g, '/'));
            return await through(Uint8Array.from(packed, (c) => c.charCodeAt(0)), new DecompressionStream('deflate-raw'), biggestFile);
        } catch (trouble) {
            throw damaged('it was cut off or changed on the way');
        }
    };

    // Of a rule sheet; all else that may be wrong with one, the program says.
    const gameOf = (file) => {
        try {
            const { game } = JSON.parse(new TextDecoder().decode(file));
            if (/^[a-z]+$/.test(game)) return game;
        } catch (trouble) {
            throw damaged('it holds no rule sheet');
        }
        throw damaged('its rule sheet is for no game');
    };

    // {kind, file, hand} of a sitting, {kind, file, game} of a rule sheet, {kind, file} of a run, or null where the address has none of them. Throws a sentence.
    const read = async (hash) => {
        const found = /^#?(sitting|rules|run)=(.*)$/s.exec(hash);
        if (!found) return null;
        const kind = found[1], { versions, parts: wanted } = kinds[kind];
        const [version, ...parts] = found[2].split('.');
        if (!versions.includes(version))
            throw new Error(`This link is of version ${version}; this page reads version ${versions.join(' and ')}. ` +
                'Load the page anew, or ask for a new link.');
        const letters = parts.pop(), crc = parts.pop(), head = parts.pop() || '1';
        if (found[0].length > longest + 1 || found[2].split('.').length !== wanted || !/^\d{1,6}$/.test(head) || !/^[\w-]+$/.test(letters))
            throw damaged('it was cut off or changed on the way');
        const file = await unpack(letters);
        if (crc32(file) !== crc) throw damaged('its checksum is another');
        if (kind === 'rules') return { kind, file, game: gameOf(file) };
        if (kind === 'run') return { kind, file };
        return { kind, file, hand: Math.max(1, Number(head)) };
    };
    return { ofSitting, ofRules, ofRun, read };
})();
if (typeof module !== 'undefined') module.exports = links;
