import { runApi } from './main';

/** The backend as a program: its own database, nothing of the demonstration. */
runApi();
