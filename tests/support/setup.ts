import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Sites are built beside the tests: what comes late on a busy machine still comes. A test may not
// measure time, so its limit only ends one that hangs.
jest.setTimeout(300_000);
configure({ asyncUtilTimeout: 15_000 });
