// Before the program starts: where its files lie. Runs inside the program's own script, in a page and in Node.
// In a page what is kept lies in /kept, a copy in memory of what the browser's own storage has. Every time the program asks
// the disk to keep something (fsync), the copy is written back: all of it as it is between two frames, in one transaction,
// so that whatever breaks off, the storage has one moment whole.
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
    const store = ({ moment, put, gone }, done) => IDBFS.getDB('/kept', (trouble, database) => {
        if (trouble) return done(trouble);
        try {
            const transaction = database.transaction([IDBFS.DB_STORE_NAME], 'readwrite');
            const files = transaction.objectStore(IDBFS.DB_STORE_NAME);
            transaction.oncomplete = () => {
                put.forEach(([path]) => written.set(path, moment));
                gone.forEach((path) => written.delete(path));
                done(null);
            };
            transaction.onabort = transaction.onerror = () => done(transaction.error || new Error('The storage breaks off.'));
            put.forEach(([path, entry]) => files.put(entry, path));
            gone.forEach((path) => files.delete(path));
        } catch (refused) {
            done(refused);
        }
    });

    let waiting = [], asked = false, busy = false;
    const write = () => {
        asked = false;
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
    Module.boxcarsKeep = (told) => {
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
