import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// As long as a test may take on a busy machine, see `setup.ts`.
configure({ asyncUtilTimeout: 15_000 });
