export interface Loader {
  loader: string;
  options?: Record<string, unknown>;
}

/** A module for which a rule chooses its loaders: its path, and the path of what imports it. */
export interface ModuleFile {
  resource: string;
  issuer: string;
}

/** A rule of webpack's configuration, as far as it is of interest here. */
export interface Rule {
  test?: unknown;
  use?: Loader[] | ((file: ModuleFile) => Loader[]);
  oneOf?: Rule[];
  /** Whether the modules that it tests do anything but export. */
  sideEffects?: boolean;
  /** How the modules that it tests find others. */
  resolve?: { alias: Record<string, string | false> };
}
