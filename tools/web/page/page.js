// The page around the game: fetches the program and shows how far it is, starts it, says what happens to it, and carries
// what is kept in and out as files and links. Knows no rule and no table.
'use strict';
const at = (id) => document.getElementById(id);
const log = [];
let running = false;

const write = (line) => {
    log.push(line);
    if (log.length > 2000) log.shift();
    console.log(line);
};
let told = 0;
const tell = (sentence) => {  // for eyes and for screen readers; goes by itself
    at('news').textContent = sentence;
    clearTimeout(told);
    told = setTimeout(() => { at('news').textContent = ''; }, 12000);
};

// What the table tells: at most one update a second, with all that was told since the last one, so that it never lags
// behind the dice. The last of it stays, to be read again.
const longestTold = 40;
let untold = [], telling = 0;
const sentence = (words) => words.charAt(0).toUpperCase() + words.slice(1) + (/[.!?:]$/.test(words) ? '' : '.');
const readOut = () => {
    telling = 0;
    if (untold.length === 0) return;
    const line = document.createElement('p');
    line.textContent = untold.map(sentence).join(' ');
    untold = [];
    at('told').append(line);
    while (at('told').children.length > longestTold) at('told').firstChild.remove();
    telling = setTimeout(readOut, 1000);
};
const narrate = (words) => {
    untold.push(words);
    if (!telling) telling = setTimeout(readOut, 100);  // what is told in one breath is one update
};
const whatIsKept = () => Module.boxcarsReadsOnly || at('canvas').dataset.kept === 'no'
    ? 'What was played in this tab is not kept.' : 'What was played is kept.';
// Covers the game, for good. Where something failed, the log is shown and can be saved.
const stopWith = (why, { title = 'The train has stopped.', button = 'Start again', withLog = true } = {}) => {
    running = false;
    at('curtain').hidden = true;
    at('ended-title').textContent = title;
    at('ended-why').textContent = why;
    at('again').textContent = button;
    at('log').textContent = log.join('\n');
    at('log').hidden = at('save-log').hidden = !withLog;
    at('ended').hidden = false;
    at('again').focus();
};
window.addEventListener('error', (event) => {
    write(`${event.message} (${event.filename}:${event.lineno})`);
    stopWith(`Something went wrong that nobody expected. ${whatIsKept()} The log below says more.`);
});
window.addEventListener('unhandledrejection', (event) => {
    if (event.reason === 'unwind') return;
    write(String(event.reason && event.reason.stack || event.reason));
    stopWith(`Something went wrong that nobody expected. ${whatIsKept()} The log below says more.`);
});

// ---- fetching, with a bar. A connection that breaks or stalls is tried again twice; then the player may.

const patience = { stall: 15000, pauses: [1000, 4000], ...window.boxcarsPatience };  // milliseconds
class NotLoaded extends Error {}  // its sentence says what to do before the next try
const broken = () => new NotLoaded('The connection broke while Boxcars was loading.');
const stalled = () => new NotLoaded('The server stopped answering while Boxcars was loading.');
const pause = (time) => new Promise((done) => setTimeout(done, time));
// A network that wants a login answers every address with a page of its own.
const isPage = (answer) => (answer.headers.get('Content-Type') || '').startsWith('text/html');

const sizes = new Map(), come = new Map();
const showProgress = () => {
    const sum = (map) => [...map.values()].reduce((a, b) => a + b, 0);
    const percent = Math.min(100, Math.round(100 * sum(come) / Math.max(1, sum(sizes))));
    at('rail').style.width = `${percent}%`;
    at('track').setAttribute('aria-valuenow', percent);
};
const fetchOnce = async (name, expected) => {
    const limit = new AbortController();
    let patient = 0;
    const wait = () => {
        clearTimeout(patient);
        patient = setTimeout(() => limit.abort(), patience.stall);
    };
    try {
        wait();
        const answer = await fetch(name, { signal: limit.signal });
        if (!answer.ok) throw new NotLoaded(`A file of Boxcars did not come: the server answers ${answer.status}.`);
        if (isPage(answer))
            throw new NotLoaded('This network shows a page of its own in place of Boxcars. Sign in to it in another tab first.');
        const packed = answer.headers.get('Content-Encoding');
        sizes.set(name, packed ? expected : Number(answer.headers.get('Content-Length')) || expected);
        const parts = [];
        const reader = answer.body.getReader();
        let size = 0;
        for (let part = await reader.read(); !part.done; part = await reader.read()) {
            wait();
            parts.push(part.value);
            come.set(name, size += part.value.length);
            showProgress();
        }
        return await new Blob(parts).arrayBuffer();
    } catch (trouble) {
        if (trouble instanceof NotLoaded) throw trouble;
        write(`${name}: ${trouble}`);
        throw limit.signal.aborted ? stalled() : broken();
    } finally {
        clearTimeout(patient);
    }
};
const fetchWhole = async (name, expected) => {
    for (const time of patience.pauses) {
        try {
            return await fetchOnce(name, expected);
        } catch (trouble) {
            at('stage').textContent = `${trouble.message} It is tried again.`;
            come.set(name, 0);
            showProgress();
            await pause(time);
        }
    }
    return fetchOnce(name, expected);
};
// The browser has just fetched it, and mostly still has it.
const execute = (name) => new Promise((done, failed) => {
    document.body.append(Object.assign(document.createElement('script'), { src: name, onload: done, onerror: () => failed(broken()) }));
    setTimeout(() => failed(stalled()), patience.stall);
});

// ---- the program

var Module = {
    canvas: at('canvas'),
    arguments: [],
    print: write,
    printErr: write,
    boxcarsKept: (trouble) => {
        const before = at('canvas').dataset.kept;
        at('canvas').dataset.kept = trouble ? 'no' : String(1 + (Number(before) || 0));
        if (!trouble) {
            if (before === 'no') tell('There is room again: all that was played is kept.');
            return;
        }
        write(`storage: ${trouble}`);
        tell(trouble.name === 'QuotaExceededError'
            ? "The browser's storage is full: what is played from now on lasts only as long as this page is open."
            : 'This browser keeps nothing for this page: what is played lasts only as long as the page is open.');
    },
    boxcarsTells: narrate,
    boxcarsEnded: (code) => {
        if (Module.boxcarsKeep) Module.boxcarsKeep();
        if (code === 0) return stopWith(whatIsKept(), { title: 'You have left the train.', button: 'Board again', withLog: false });
        stopWith((log[log.length - 1] || 'It ended without a word.').replace(/^boxcars: /, ''));
    },
    onAbort: (why) => {
        write(`aborted: ${why}`);
        stopWith(`The program broke off. ${whatIsKept()} The log below says more.`);
    },
    setStatus: () => {},
    onRuntimeInitialized: () => {
        running = true;
        performance.mark('started');
        requestAnimationFrame(() => requestAnimationFrame(() => {
            at('curtain').hidden = true;
            at('canvas').dataset.shown = String(Math.round(performance.now()));
            at('canvas').focus();
            keepPage();
        }));
    },
};

// Where the server isolates the page from others (two headers: docs/web.md), memory may be shared with workers, and there
// is a program that works beside the table; everywhere else one that works between two frames.
const programFor = async () => {
    const alone = 'boxcars', beside = 'boxcars-workers';
    const mayShare = window.crossOriginIsolated && typeof SharedArrayBuffer === 'function';
    const workers = mayShare && await fetchOnce(`${beside}.worker.js`, 5e3).then(() => true, () => false);
    at('canvas').dataset.workers = workers ? 'yes' : 'no';
    return workers ? beside : alone;
};

// The page itself is kept, too, so that it opens without a network: service.js. Only once the game is there, as it would
// take the network from it.
const keepPage = async () => {
    if (!navigator.serviceWorker) return;
    try {
        const before = navigator.serviceWorker.controller !== null;
        const workers = at('canvas').dataset.workers === 'yes';
        const kept = await navigator.serviceWorker.register(`service.js${workers ? '?workers' : ''}`, { updateViaCache: 'none' });
        kept.addEventListener('updatefound', () => {
            const coming = kept.installing;
            coming.addEventListener('statechange', () => {
                if (coming.state === 'installed' && before)
                    tell('A newer Boxcars has come: it opens once all its tabs were closed.');
            });
        });
    } catch (trouble) {
        write(`This page cannot be kept: ${trouble.message}`);  // it needs https, or the server of this machine
    }
};

// The words of `?arguments=[...]`; throws a sentence. The program decides which of them a link may have (src/app/command_line.cpp).
const wordsOfAddress = () => {
    const text = new URLSearchParams(location.search).get('arguments');
    if (text === null) return [];
    let words = null;
    try {
        words = JSON.parse(text);
    } catch (trouble) {
        write(`arguments: ${trouble.message}`);
    }
    if (Array.isArray(words) && words.every((word) => typeof word === 'string' && !word.includes('\0'))) return words;
    throw new Error('This link is damaged: "arguments" must be a list of words, such as ["play","craps"].');
};

// Two tabs would each overwrite what the other has kept. The first holds a lock as long as it is open; a second only
// reads. A page that is loaded again may still hold it for a moment. Where a browser has no locks, each tab is the first.
const openElsewhere = () => new Promise((answer) => {
    if (!navigator.locks) return answer(false);
    const patience = new AbortController();
    setTimeout(() => patience.abort(), 2000);
    navigator.locks.request('boxcars', { signal: patience.signal }, () => {
        answer(false);
        return new Promise((release) => window.addEventListener('pagehide', release));
    }).catch(() => answer(true));
});
window.addEventListener('pageshow', (event) => { if (event.persisted) location.reload(); });  // it has lost its lock
const readOnly = () => {
    Module.boxcarsReadsOnly = true;
    at('reads-only').textContent = 'Boxcars is open in another tab, so this one only reads: what you play here is not kept. ' +
        'Close the other tab, then load this page again.';
    navigator.locks.request('boxcars', () => {
        at('reads-only').textContent = 'The other tab is closed. Load this page again to go on with what is kept; ' +
            'what you play before that is not kept.';
    });
};

const begin = async () => {
    const program = await programFor();
    const script = `${program}.js`;
    const files = Promise.all([fetchWhole(`${program}.wasm`, 5e6), fetchWhole('boxcars.data', 4e6), fetchWhole(script, 4e5)]);
    files.catch(() => {});  // awaited below; a word about this browser or the link comes first
    if (!document.createElement('canvas').getContext('webgl2'))
        throw new Error('This browser offers no WebGL 2, with which Boxcars draws. Try another browser, or switch hardware acceleration on.');
    const words = wordsOfAddress();
    if (await openElsewhere()) readOnly();
    let linked = null;
    try {
        linked = await links.read(location.hash);
    } catch (trouble) {
        tell(trouble.message);
    }
    const [wasm, data] = await files;
    at('stage').textContent = 'Doors are closing.';
    Module.wasmBinary = wasm;
    Module.getPreloadedPackage = () => data;
    if (linked) {
        Module.arguments = {
            rules: ['play', linked.game, '--rules', 'linked.json'],
            sitting: ['replay', 'linked.json', '--at', String(linked.hand)],
            run: ['run', '--file', 'linked.json', '--window'],
        }[linked.kind];
        Module.preRun = [() => {
            FS.mkdirTree('/here');
            FS.writeFile('/here/linked.json', linked.file);
        }];
    } else {
        Module.arguments = words;
    }
    Module.arguments.unshift('--link');
    await execute(script);
};

// ---- the graphics card: a browser may take a page's context away, and mostly gives it back

let withoutGraphics = 0;
at('canvas').addEventListener('webglcontextlost', (event) => {
    event.preventDefault();  // else it never comes back
    tell('The browser has taken the graphics away; the picture comes back by itself.');
    withoutGraphics = setTimeout(() => stopWith(`The browser does not give the graphics back. ${whatIsKept()}`), 20000);
});
at('canvas').addEventListener('webglcontextrestored', () => {
    clearTimeout(withoutGraphics);
    tell('The graphics are back.');
});

// ---- a browser that is short of space clears what it was not asked to keep

let askedToPersist = false;
const askToPersist = async () => {
    if (askedToPersist || !navigator.storage || !navigator.storage.persist) return;
    askedToPersist = true;  // some browsers ask the player, so only once somebody plays
    const granted = await navigator.storage.persist().catch(() => false);
    at('persists').textContent = granted ? 'The browser has promised not to clear it by itself.'
        : 'The browser may clear it when space is short: save it as a file from time to time.';
};

// ---- a hidden tab is quiet; frames stop by themselves

const sound = () => Module.SDL2 && Module.SDL2.audioContext;
document.addEventListener('visibilitychange', () => {
    if (!sound()) return;
    if (document.hidden) sound().suspend(); else sound().resume();
});
// A finger is a gesture only when it is lifted, and the program's own script waits for its touch.
for (const gesture of ['pointerup', 'touchend', 'keyup'])
    window.addEventListener(gesture, () => {
        if (sound() && sound().state === 'suspended' && !document.hidden) sound().resume();
        askToPersist();
    }, true);

// ---- who has the keyboard: the game, which takes every key, or what the page itself has

const ofThePage = (element) => element instanceof Element && element.closest('#luggage, #ended, #told') !== null;
for (const kind of ['keydown', 'keyup', 'keypress'])
    document.addEventListener(kind, (event) => { if (ofThePage(event.target)) event.stopPropagation(); });
at('canvas').addEventListener('keydown', (event) => {
    if (event.key !== 'Tab' || !event.shiftKey) return;
    event.stopPropagation();
    event.preventDefault();
    Module.boxcarsLuggage();
});
Module.boxcarsLuggage = () => {
    at('luggage').show();
    at('export').focus();
};
const closeLuggage = () => {
    at('luggage').close();
    at('canvas').focus();
};
at('luggage').addEventListener('keydown', (event) => { if (event.key === 'Escape') closeLuggage(); });
at('close').addEventListener('click', closeLuggage);
for (const press of ['mousedown', 'touchstart'])
    at('canvas').addEventListener(press, () => at('luggage').open ? closeLuggage() : at('canvas').focus(), { passive: true });

// ---- files: what the player exports and imports, and the luggage, everything that is kept

const filesBelow = (folder) => FS.readdir(folder).filter((name) => name !== '.' && name !== '..').flatMap((name) => {
    const path = `${folder}/${name}`;
    return FS.isDir(FS.stat(path).mode) ? filesBelow(path) : [path];
});
const give = (bytes, name, type) => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([bytes], { type }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
};
// What is made to be taken along is not kept here as well.
Module.boxcarsSaves = (path) => {
    const name = path.split('/').pop();
    give(FS.readFile(path), name, 'application/octet-stream');
    if (/\/(exports|pictures)\//.test(path)) FS.unlink(path);
    tell(`${name} is with your downloads.`);
};
Module.boxcarsChooses = () => {
    if (navigator.userActivation && !navigator.userActivation.isActive) return tell('Press IMPORT with a finger, a mouse or a key.');
    at('sitting').value = '';
    at('sitting').click();
};
at('sitting').addEventListener('change', async (event) => {
    const file = event.target.files[0], bytes = new Uint8Array(await file.arrayBuffer()), name = file.name.replace(/\//g, '_');
    if (luggage.begins(bytes)) return Module.boxcarsLuggage(), bring(file);
    FS.writeFile(`/here/${name}`, bytes);
    Module.boxcarsChosen(name);
});
const keptFiles = () => filesBelow('/kept').map((path) => [path, FS.readFile(path)]);
at('export').addEventListener('click', () => {
    give(luggage.pack(keptFiles()), 'boxcars-luggage.boxcars', 'application/json');
    tell('Everything that is kept is in the file now.');
});
let brought = null;
const askToReplace = (files) => {
    brought = files;
    at('replace').hidden = files === null;
    if (!files) return at('import').value = '';
    at('replace-what').textContent = `This file (${luggage.size(files)}) replaces everything that is kept here ` +
        `(${luggage.size(keptFiles())}): sittings, scores and settings. To have both, save what is here as a file first.`;
    at('replace-no').focus();
};
const bring = async (file) => {
    try {
        if (Module.boxcarsReadsOnly) throw new Error('Boxcars is open in another tab: nothing was changed. Close that tab first.');
        askToReplace(luggage.read(await file.text()));
    } catch (trouble) {
        askToReplace(null);
        tell(trouble.message);
    }
};
at('import').addEventListener('change', (event) => { if (event.target.files[0]) bring(event.target.files[0]); });
at('replace-no').addEventListener('click', () => {
    askToReplace(null);
    tell('Everything stays as it is.');
});
at('replace-yes').addEventListener('click', () => Module.boxcarsReplace(brought, (trouble) => {
    if (!trouble) return location.reload();
    write(`storage: ${trouble}`);
    askToReplace(null);
    tell('The browser does not take this file in: nothing was changed. The log says why.');
}));

// ---- sharing: one link to a sitting, or to the rules or the run on the screen

const shown = () => running && Module.boxcarsState ? Module.boxcarsState() : {};
const linkTo = (sitting) => {
    const { scene, rules, brief } = shown();
    if (sitting) return links.ofSitting(sitting);
    if (brief) return links.ofRun(brief);
    if (typeof rules === 'object') return links.ofRules(scene, rules);
    throw new Error('Nothing on the screen can be shared: sit down at a table, end a run, or choose a sitting in the history.');
};
const send = async (link) => {
    const aPhone = navigator.share && matchMedia('(pointer: coarse)').matches;
    if (aPhone && await navigator.share({ title: document.title, url: link }).then(() => true, ({ name }) => name === 'AbortError')) return;
    await navigator.clipboard.writeText(link).then(() => tell('The link is copied.'), () => prompt('The link:', link));
};
Module.boxcarsShares = async (sitting) => {
    try {
        await send(`${location.origin}${location.pathname}#${await linkTo(sitting)}`);
    } catch (trouble) {
        if (trouble.file) give(trouble.file, 'boxcars.json', 'application/json');
        tell(trouble.message + (trouble.file ? ' Its file is with your downloads: send that instead.' : ''));
    }
};
at('share').addEventListener('click', () => Module.boxcarsShares(''));

let again = () => location.replace(location.origin + location.pathname);  // without the link
at('again').addEventListener('click', () => again());
at('save-log').addEventListener('click', () => give(log.join('\n'), 'boxcars-log.txt', 'text/plain'));
window.addEventListener('hashchange', () => location.reload());

begin().catch((trouble) => {
    write(String(trouble.stack || trouble));
    if (!(trouble instanceof NotLoaded)) return stopWith(trouble.message);
    again = () => location.reload();
    stopWith(trouble.message, { title: 'Boxcars did not arrive.', button: 'Try again', withLog: false });
});
