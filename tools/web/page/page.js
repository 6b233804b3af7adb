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
const stopWith = (why) => {
    running = false;
    at('curtain').hidden = true;
    at('ended-why').textContent = why;
    at('log').textContent = log.join('\n');
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

// ---- fetching, with a bar

const sizes = new Map(), come = new Map();
const showProgress = () => {
    const sum = (map) => [...map.values()].reduce((a, b) => a + b, 0);
    const percent = Math.min(100, Math.round(100 * sum(come) / Math.max(1, sum(sizes))));
    at('rail').style.width = `${percent}%`;
    at('track').setAttribute('aria-valuenow', percent);
};
const fetchWhole = async (name, expected) => {
    const answer = await fetch(name);
    if (!answer.ok) throw new Error(`The file ${name} did not come: the server answers ${answer.status}.`);
    const packed = answer.headers.get('Content-Encoding');
    sizes.set(name, packed ? expected : Number(answer.headers.get('Content-Length')) || expected);
    const parts = [];
    const reader = answer.body.getReader();
    let size = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
        parts.push(part.value);
        come.set(name, size += part.value.length);
        showProgress();
    }
    return new Blob(parts).arrayBuffer();
};

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
        stopWith(code === 0 ? `You have left the train. ${whatIsKept()}`
            : (log[log.length - 1] || 'It ended without a word.').replace(/^boxcars: /, ''));
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
    const workers = window.crossOriginIsolated && typeof SharedArrayBuffer === 'function' &&
        (await fetch(`${beside}.worker.js`, { method: 'HEAD' })).ok;
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
    const files = Promise.all([fetchWhole(`${program}.wasm`, 5e6), fetchWhole('boxcars.data', 4e6)]);
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
            rules: ['play', linked.game, '--rules', '/linked.json'],
            sitting: ['replay', '/linked.json', '--at', String(linked.hand)],
            night: ['night', '/linked.json', '--window'],
            run: ['run', '--file', '/linked.json', '--window'],
        }[linked.kind];
        Module.preRun = [() => FS.writeFile('/linked.json', linked.file)];
    } else {
        Module.arguments = words;
    }
    Module.arguments.unshift('--link');
    const script = document.createElement('script');
    script.src = `${program}.js`;
    script.onerror = () => stopWith(`The file ${program}.js did not come: is the page whole?`);
    document.body.append(script);
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
    at('luggage').querySelector('summary').focus();
});
at('luggage').addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    at('luggage').open = false;
    at('canvas').focus();
});
for (const press of ['mousedown', 'touchstart'])
    at('canvas').addEventListener(press, () => at('canvas').focus(), { passive: true });

// ---- luggage: everything that is kept, as a file

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
at('import').addEventListener('change', async (event) => {
    const file = event.target.files[0];
    if (!file) return;
    try {
        if (Module.boxcarsReadsOnly) throw new Error('Boxcars is open in another tab: nothing was changed. Close that tab first.');
        askToReplace(luggage.read(await file.text()));
    } catch (trouble) {
        askToReplace(null);
        tell(trouble.message);
    }
});
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
const copyLink = async (make) => {
    try {
        const link = `${location.origin}${location.pathname}#${await make()}`;
        await navigator.clipboard.writeText(link).then(() => tell('The link is copied.'), () => prompt('The link:', link));
    } catch (trouble) {
        tell(trouble.message);
    }
};
at('link').addEventListener('click', () => copyLink(() => {
    const folder = '/kept/data/boxcars/exports';
    const exports = FS.analyzePath(folder).exists
        ? filesBelow(folder).filter((path) => path.endsWith('.json') && !path.includes('lab')) : [];
    if (exports.length === 0) throw new Error('Nothing has been exported yet: the history, J on the title, exports a sitting.');
    const newest = exports.sort((a, b) => FS.stat(b).mtime - FS.stat(a).mtime)[0];
    const brief = Module.boxcarsBrief(newest);
    if (!brief) throw new Error('The sitting exported last cannot be read: the log says why.');
    return links.ofSitting(brief);
}));
at('rules-link').addEventListener('click', () => copyLink(() => {
    const { scene, rules } = running && Module.boxcarsState ? Module.boxcarsState() : {};
    if (!rules) throw new Error('No table is on the screen: sit down at one, and its rules can be sent.');
    return links.ofRules(scene, rules);
}));

at('night-link').addEventListener('click', () => copyLink(async () => {
    const { scene, date, run, brief } = running && Module.boxcarsState ? Module.boxcarsState() : {};
    if (!brief)
        throw new Error('No Night or run that is over is on the screen: T on the title opens tonight\'s Night, E the Long Run.');
    try {
        return await (scene === 'night' ? links.ofNight(date, brief) : links.ofRun(brief));
    } catch (tooLong) {
        give(brief, `boxcars-${scene}-${date || run}.json`, 'application/json');
        throw new Error(`${tooLong.message} It is saved now.`);
    }
}));

at('again').addEventListener('click', () => location.replace(location.origin + location.pathname));  // without the link
at('save-log').addEventListener('click', () => give(log.join('\n'), 'boxcars-log.txt', 'text/plain'));
window.addEventListener('hashchange', () => location.reload());

begin().catch((trouble) => {
    write(String(trouble.stack || trouble));
    stopWith(trouble.message);
});
