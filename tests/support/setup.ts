// Sites are built beside the tests: what comes late on a busy machine still comes. A test may not
// measure time, so its limit only ends one that hangs.
jest.setTimeout(300_000);
