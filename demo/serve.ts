import { runApi } from '../server/api/main';
import { demonstration } from './plugin';

/** The backend with the demonstration as a process of its own, for tests and measurements. */
runApi(demonstration);
