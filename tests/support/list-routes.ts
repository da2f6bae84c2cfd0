import { type FastifyInstance, type RouteOptions } from 'fastify';
import { subscribe } from 'node:diagnostics_channel';
import { buildApp } from '../../server/api/app';
import { readConfig } from '../../server/api/config';
import { type Dependencies } from '../../server/api/dependencies';
import { runCli } from '../../server/run-cli';

/** A route of the backend, with what the contract says of who may call it. */
export interface ListedRoute {
  method: string;
  url: string;
  /** Null: the contract does not describe it. */
  access: string | null;
}

/** Writes the routes of the backend as this environment configures it, as JSON. */
runCli(async () => {
  const routes: RouteOptions[] = [];
  // Fastify tells of each server before anything is added to it.
  subscribe('fastify.initialization', (message) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', (route) => void routes.push(route));
  });
  // Routes are added by the configuration alone; the database is first asked by a call.
  const config = readConfig(process.env);
  const app = await buildApp({ config } as Dependencies);
  await app.ready();
  const listed = routes.flatMap(({ method, url, config: told }): ListedRoute[] =>
    [method].flat().map((one) => ({
      method: one,
      url,
      access: told?.endpoints ? (told.endpoints[0]?.access ?? 'anybody') : null,
    })),
  );
  process.stdout.write(JSON.stringify(listed));
  await app.close();
});
