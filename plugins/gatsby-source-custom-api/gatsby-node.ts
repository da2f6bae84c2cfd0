import type { GatsbyNode, Reporter } from 'gatsby';
import { defaults, type FilledOptions } from './options';
import { readSource, type NodeDraft } from './read-source';
import { keepNodes, writeNodes } from './write-nodes';

/** What each source of this run gave; null when it failed. */
const readings = new WeakMap<FilledOptions, NodeDraft[] | null>();

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    url: Joi.alternatives(
      Joi.string().uri(),
      Joi.object({ development: Joi.string().uri(), production: Joi.string().uri() }),
    ).required(),
    headers: Joi.object().pattern(Joi.string(), Joi.string()).default(defaults.headers),
    auth: Joi.object({ username: Joi.string().required(), password: Joi.string().required() }),
    rootKey: Joi.string().required(),
    imageKeys: Joi.array().items(Joi.string()).default(defaults.imageKeys),
    schemas: Joi.object().pattern(Joi.string(), Joi.string()).default(defaults.schemas),
    host: Joi.string(),
    required: Joi.boolean().default(defaults.required),
    keepOnFailure: Joi.boolean().default(defaults.keepOnFailure),
    parse: Joi.function().required(),
    pagination: Joi.object({ parameter: Joi.string().required() }),
    details: Joi.object({ url: Joi.function().required(), parse: Joi.function().required() }),
    toNode: Joi.function().required(),
    revision: Joi.object({ header: Joi.string().required(), least: Joi.function().required() }),
    timeoutMs: Joi.number().integer().positive().default(defaults.timeoutMs),
    retries: Joi.number().integer().min(0).default(defaults.retries),
    concurrency: Joi.number().integer().positive().default(defaults.concurrency),
  });

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = (
  { actions },
  options,
) => {
  const { rootKey, schemas } = filled(options);
  for (const [type, fields] of Object.entries(schemas)) {
    const node = type === rootKey ? ' implements Node' : '';
    actions.createTypes(`type ${type}${node} @dontInfer {\n${fields}\n}`);
  }
};

/**
 * All sources are read before the first node is touched: a build that stops because one of them
 * failed leaves the nodes of the build before as they were.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }, options) => {
  readings.set(filled(options), await readOrReport(filled(options), reporter));
};

export const sourceNodes: GatsbyNode['sourceNodes'] = async (api, options) => {
  const source = filled(options);
  const read = readings.get(source);
  // `gatsby develop` sources again on a webhook, without another bootstrap.
  readings.delete(source);
  const drafts = read === undefined ? await readOrReport(source, api.reporter) : read;
  if (drafts) writeNodes(api, source.rootKey, drafts);
  else keepNodes(api, source.rootKey);
};

/**
 * In a build, a failure ends the process unless the source may fail; in development it is shown and
 * the site goes on.
 */
async function readOrReport(
  options: FilledOptions,
  reporter: Reporter,
): Promise<NodeDraft[] | null> {
  try {
    return await readSource(options);
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    if (options.keepOnFailure) reporter.warn(`${problem}; what was known of it is kept`);
    else reporter.panicOnBuild(problem);
    return null;
  }
}

/** Gatsby hands on the options that `pluginOptionsSchema` has checked and filled. */
function filled(options: unknown): FilledOptions {
  return options as FilledOptions;
}
