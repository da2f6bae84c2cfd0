/**
 * The port that a variable of the environment names.
 * @param least 0 where any free port may be taken
 * @throws Error naming the variable that is no port number.
 */
export function portOf(
  env: NodeJS.ProcessEnv,
  name: string,
  byDefault: number,
  least: 0 | 1 = 1,
): number {
  const port = Number(env[name] || byDefault);
  if (!Number.isInteger(port) || port < least || port > 65_535) {
    throw new Error(`${name} is "${env[name]}", expected a port number`);
  }
  return port;
}
