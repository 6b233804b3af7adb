// Before the program starts: where its files lie. Runs inside the program's own script, in a page and in Node.
// In a page what is kept lies in /kept, a copy in memory of what the browser's own storage has; every time the program asks
// the disk to keep something (fsync), the copy is written back.
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
    let writing = false, again = false;
    const write = () => {
        if (writing) {
            again = true;
            return;
        }
        writing = true;
        FS.syncfs(false, (trouble) => {
            writing = false;
            // A file that went while the others were being written is nobody's loss: once more, without it.
            if (trouble && trouble.errno === 44) again = true;
            else Module.boxcarsKept(trouble || null);
            if (again) {
                again = false;
                write();
            }
        });
    };
    Module.boxcarsKeep = write;
    addRunDependency('storage');
    FS.syncfs(true, (trouble) => {
        // A file's own operations are made with the first file; fsync is ours in all of them.
        FS.writeFile('/kept/.first', '');
        FS.lookupPath('/kept/.first').node.stream_ops.fsync = () => {
            if (!trouble) write();
            return 0;
        };
        FS.unlink('/kept/.first');
        if (trouble) Module.boxcarsKept(trouble);
        Module.boxcarsStored();
        removeRunDependency('storage');
    });
});
