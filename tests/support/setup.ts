import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Sites are built beside the tests: what comes late on a busy machine still comes.
configure({ asyncUtilTimeout: 5_000 });
