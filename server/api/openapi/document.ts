import { convertSchema } from '@sodaru/yup-to-json-schema';
import { toJsonSchema } from '@valibot/to-json-schema';
import { type GenericSchema } from 'valibot';
import { type Schema } from 'yup';
import { captcha } from '../../../src/config/captcha';
import { hostCodes } from '../../../src/config/hosts';
import { editedBodies } from '../../../src/contract/edited-bodies';
import { changeDraft, createDraft, previewedEntities } from '../../../src/contract/drafts';
import { changeRow, createRow } from '../../../src/contract/editing';
import { type Endpoint } from '../../../src/contract/endpoint';

type Json = Record<string, unknown>;

/** An endpoint as far as its description goes. */
export type DescribedCall = Omit<Endpoint, 'reshape'>;

/** The OpenAPI 3.1 description of endpoints, made of the contract that they are served by. */
export function openApiOf(endpoints: readonly DescribedCall[]): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = `/{host}${endpoint.path.replace(/:(\w+)/g, '{$1}').replace(/\/$/, '')}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Karat API',
      version: '1',
      description:
        'Every call of the country sites. The first path segment is the host: it decides language, currency and data of the answer.',
    },
    paths: Object.fromEntries(
      Object.entries(paths).sort(([one], [other]) => one.localeCompare(other)),
    ),
    components: {
      securitySchemes: { person: { type: 'http', scheme: 'bearer' } },
      schemas: { Failure: failureSchema },
    },
  };
}

const failureSchema = {
  type: 'object',
  required: ['message', 'status'],
  properties: {
    message: { type: 'string', description: 'In the language of the host.' },
    status: { type: 'integer' },
    errors: {
      type: 'object',
      description: 'Texts by field, with status 422.',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
  },
};

function operationOf(endpoint: DescribedCall): Json {
  const { summary, query, body, fileField, access, needsCsrf, botCheck, answer } = endpoint;
  const bodySchema = body ? schemaOfBody(body) : editedBodySchema(endpoint);
  const params = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  return {
    summary: summary ?? '',
    tags: [endpoint.path.split('/')[1]?.replace(/^:/, '') || 'main'],
    ...(isOfTheHouse(access) && { security: [{ person: [] }] }),
    parameters: [
      {
        name: 'host',
        in: 'path',
        required: true,
        schema: { type: 'string', enum: [...hostCodes] },
      },
      ...params.map((name) => ({
        name,
        in: 'path',
        required: true,
        schema: { type: 'string' },
      })),
      ...(query ? queryParameters(query) : []),
      ...(needsCsrf ? [headerParameter('X-CSRF-TOKEN')] : []),
      ...(botCheck ? [headerParameter(captcha.receiptHeader)] : []),
    ],
    ...(bodySchema && {
      requestBody: {
        required: true,
        content: Object.fromEntries(
          (fileField ? ['multipart/form-data', 'application/json'] : ['application/json']).map(
            (type) => [type, { schema: bodySchema }],
          ),
        ),
      },
    }),
    responses: {
      200: {
        description: 'The answer.',
        content: { 'application/json': { schema: schemaOf(answer) } },
      },
      default: {
        description: 'Why there is none.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  };
}

function isOfTheHouse(access: DescribedCall['access']): boolean {
  return access === 'reader' || access === 'editor' || access === 'admin';
}

function headerParameter(name: string): Json {
  return { name, in: 'header', required: true, schema: { type: 'string' } };
}

/** The body of an editors' call is that of the entity in its path. */
function editedBodySchema({ path, method }: DescribedCall): Json | null {
  const isOneOf = (endpoints: readonly Pick<Endpoint, 'path' | 'method'>[]) =>
    endpoints.some((endpoint) => endpoint.path === path && endpoint.method === method);
  const isDraft = isOneOf([createDraft, changeDraft]);
  if (!isDraft && !isOneOf([createRow, changeRow])) return null;
  const hasDraft = (entity: string) => previewedEntities.some((one) => one === entity);
  const bodies = Object.entries<Schema>(editedBodies).filter(
    ([entity]) => !isDraft || hasDraft(entity),
  );
  return { oneOf: bodies.map(([entity, body]) => ({ title: entity, ...schemaOfBody(body) })) };
}

function queryParameters(query: GenericSchema): Json[] {
  const { properties = {}, required = [] } = schemaOf(query) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

/** What a body has to hold. */
function schemaOfBody(schema: Schema): Json {
  // The converter reads what every yup schema describes of itself.
  return convertSchema(schema as never) as Json;
}

/** What an answer holds, or what a query becomes once it is cast. */
function schemaOf(schema: GenericSchema): Json {
  const { $schema, ...described } = toJsonSchema(schema, {
    typeMode: 'output',
    // Rules that JSON Schema has no words for are left out.
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema.type === 'date' ? { type: 'string', format: 'date-time' } : null,
  });
  return described;
}
