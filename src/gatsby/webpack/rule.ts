export interface Loader {
  loader: string;
  options?: Record<string, unknown>;
}

/** A rule of webpack's configuration, as far as it is of interest here. */
export interface Rule {
  test?: unknown;
  use?: Loader[];
  oneOf?: Rule[];
  /** How the modules that it tests find others. */
  resolve?: { alias: Record<string, string> };
}
