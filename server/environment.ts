import type { OperationsAddress } from './operations';

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

/**
 * Where health and metrics are told: the port that a variable names, at KARAT_OPS_ADDRESS.
 * @throws Error naming the variable that is no port number.
 */
export function operationsOf(env: NodeJS.ProcessEnv, portName: string): OperationsAddress {
  const address = env.KARAT_OPS_ADDRESS || '127.0.0.1';
  return { port: env[portName] ? portOf(env, portName, 0, 0) : null, address };
}

/**
 * The number above 0 that a variable of the environment gives.
 * @throws Error naming the variable that gives another.
 */
export function positiveOf(env: NodeJS.ProcessEnv, name: string, byDefault: number): number {
  const value = env[name];
  if (!value) return byDefault;
  const given = Number(value);
  if (!(given > 0)) throw new Error(`${name} is "${value}", expected a number above 0`);
  return given;
}
