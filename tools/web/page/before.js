// Before the program starts: where its files lie. Runs inside the program's own script, in a page and in Node.
// In a page what is kept lies in /kept, a copy in memory of what the browser's own storage has. Every time the program asks
// the disk to keep something (fsync), the copy is written back: all of it as it is between two frames, in one transaction,
// so that whatever breaks off, the storage has one moment whole. In a second tab nothing is written back, as each tab would
// overwrite what the other has kept.
Module.preRun = Module.preRun || [];
Module.preRun.push(() => {
    ENV.BOXCARS_HOME = '/boxcars';
    if (ENVIRONMENT_IS_NODE) {
        FS.mkdir('/host');
        FS.mount(NODEFS, { root: '/' }, '/host');
        FS.chdir('/host' + process.cwd());
        arguments_.forEach((word, place) => { if (word.startsWith('/')) arguments_[place] = '/host' + word; });
        ENV.HOME = '/host' + (process.env.HOME || '/tmp');
        return;
    }
    ENV.XDG_DATA_HOME = '/kept/data';
    ENV.XDG_CONFIG_HOME = '/kept/config';
    FS.mkdirTree('/here');  // for files that a link or the player brings, so that sentences name them without a folder
    FS.chdir('/here');
    FS.mkdir('/kept');
    FS.mount(IDBFS, {}, '/kept');

    const written = new Map();  // path: the moment of the copy that the storage has of it
    const collect = () => {
        const moment = Date.now(), put = [], there = new Set();
        const walk = (folder) => FS.readdir(folder).forEach((name) => {
            if (name === '.' || name === '..') return;
            const path = `${folder}/${name}`, { mode, mtime } = FS.stat(path);
            there.add(path);
            // A change in the very millisecond of the copy may have come after it.
            const entry = { timestamp: mtime, mode };
            if (!(written.get(path) > mtime.getTime())) {
                if (!FS.isDir(mode)) entry.contents = FS.readFile(path);
                put.push([path, entry]);
            }
            if (FS.isDir(mode)) walk(path);
        });
        walk('/kept');
        return { moment, put, gone: Array.from(written.keys()).filter((path) => !there.has(path)) };
    };
    const transact = (act, done) => IDBFS.getDB('/kept', (trouble, database) => {
        if (trouble) return done(trouble);
        let transaction = null, refused = null;
        try {
            transaction = database.transaction([IDBFS.DB_STORE_NAME], 'readwrite');
            transaction.oncomplete = () => done(null);
            transaction.onabort = () => done(refused || transaction.error || new Error('The storage breaks off.'));
            act(transaction.objectStore(IDBFS.DB_STORE_NAME));
        } catch (trouble) {
            refused = trouble;
            if (transaction) transaction.abort(); else done(trouble);
        }
    });
    const store = ({ moment, put, gone }, done) => transact((files) => {
        put.forEach(([path, entry]) => files.put(entry, path));
        gone.forEach((path) => files.delete(path));
    }, (trouble) => {
        if (trouble) return done(trouble);
        put.forEach(([path]) => written.set(path, moment));
        gone.forEach((path) => written.delete(path));
        done(null);
    });

    let waiting = [], asked = false, busy = false, replaced = false;
    const write = () => {
        asked = false;
        if (replaced) return;
        busy = true;
        const heard = waiting;
        waiting = [];
        store(collect(), (trouble) => {
            busy = false;
            Module.boxcarsKept(trouble);
            heard.forEach((told) => told(trouble));
            if (asked) setTimeout(write);
        });
    };
    // These files, [[path, bytes], ...], take the place of all that is kept, in one transaction. What the program has in
    // memory is not written any more: the page must be loaded again.
    Module.boxcarsReplace = (files, told) => {
        const timestamp = new Date(), entries = new Map();
        files.forEach(([path, contents]) => {
            for (let end = path.indexOf('/', 6); end > 0; end = path.indexOf('/', end + 1))
                entries.set(path.slice(0, end), { timestamp, mode: 0o40700 });
            entries.set(path, { timestamp, mode: 0o100600, contents });
        });
        replaced = true;
        transact((kept) => {
            kept.clear();
            entries.forEach((entry, path) => kept.put(entry, path));
        }, (trouble) => {
            replaced = !trouble;
            if (trouble) Module.boxcarsKeep();
            told(trouble);
        });
    };
    Module.boxcarsKeep = (told) => {
        if (Module.boxcarsReadsOnly) {
            if (told) told(new Error('Another tab keeps what is played.'));
            return;
        }
        if (told) waiting.push(told);
        if (!asked && !busy) setTimeout(write);  // never in the middle of what the program does
        asked = true;
    };

    addRunDependency('storage');
    FS.syncfs(true, (trouble) => {
        // A file's own operations are made with the first file; fsync is ours in all of them.
        FS.writeFile('/kept/.first', '');
        FS.lookupPath('/kept/.first').node.stream_ops.fsync = () => {
            if (!trouble) Module.boxcarsKeep();
            return 0;
        };
        FS.unlink('/kept/.first');
        if (trouble) Module.boxcarsKept(trouble);
        removeRunDependency('storage');
    });
});
