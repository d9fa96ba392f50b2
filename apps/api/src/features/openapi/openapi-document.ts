import type { Endpoint } from '@sitewright/contracts/api';
import { errorTable } from '@sitewright/contracts/errors';
import * as z from 'zod';
import type { Route } from '../../platform/routing/define-route.ts';

type Json = Readonly<Record<string, unknown>>;

const contentTypes: Readonly<Record<NonNullable<Endpoint['bodyKind']>, string>> = {
  signed: 'application/json',
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  text: 'text/plain',
};

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...schemaBody } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
    cycles: 'ref',
  }) as Record<string, unknown>;
  return schemaBody;
};

/** The properties of an object schema as parameters. */
function parametersOf(schema: z.ZodType | undefined, location: 'path' | 'query'): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, member]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: member,
  }));
}

const crumbParameter: Json = {
  name: 'X-CSRF-Token',
  in: 'header',
  required: true,
  schema: { type: 'string' },
  description: 'The value of the cookie `crumb`.',
};
const websiteParameter: Json = {
  name: 'X-Website-Id',
  in: 'header',
  required: true,
  schema: { type: 'string' },
  description: 'The id of the website.',
};

function operationOf({ endpoint, access }: Route): Json {
  const { bodyKind = 'json' } = endpoint;
  const statuses = [...new Set(Object.values(errorTable).map((row) => row.status))];
  const errors = Object.fromEntries(
    statuses.map((status) => [String(status), { $ref: '#/components/responses/error' }]),
  );
  return {
    summary: endpoint.summary,
    tags: [
      endpoint.path.split('/').findLast((part) => part !== '' && !part.startsWith(':')) ?? 'api',
    ],
    'x-audience': access.audience,
    'x-origin': access.origin,
    ...(access.audience === 'owner' ? { 'x-permission': access.permission } : {}),
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...(access.csrf === 'crumb' ? [crumbParameter] : []),
      ...(access.tenant === 'header' ? [websiteParameter] : []),
    ],
    ...(endpoint.body === undefined && bodyKind !== 'multipart'
      ? {}
      : {
          requestBody: {
            required: true,
            content: {
              [contentTypes[bodyKind]]: {
                schema:
                  endpoint.body === undefined
                    ? {
                        type: 'object',
                        properties: { file: { type: 'string', format: 'binary' } },
                        required: ['file'],
                      }
                    : jsonSchema(endpoint.body, 'input'),
              },
            },
          },
        }),
    responses: {
      '200': {
        description: 'The response.',
        content: { 'application/json': { schema: jsonSchema(endpoint.response, 'output') } },
      },
      ...errors,
    },
    security: access.audience === 'public' ? [] : [{ session: [] }],
  };
}

const errorResponse: Json = {
  description: 'An expected error or an outage; `code` is one of the error table.',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['error', 'code', 'requestId'],
        properties: {
          error: { type: 'string' },
          code: { type: 'string', enum: Object.keys(errorTable) },
          requestId: { type: 'string' },
          errors: { type: 'object', additionalProperties: { type: 'string' } },
          loginRequired: { type: 'boolean' },
          authorizationFail: { type: 'boolean' },
          crumbFail: { type: 'boolean' },
        },
      },
    },
  },
};

/** The API as OpenAPI 3.1, from the same values that register its routes. */
export function openApiDocument(routes: readonly Route[]): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of routes) {
    const { method, path } = route.endpoint;
    (paths[path.replaceAll(/:(\w+)/g, '{$1}')] ??= {})[method.toLowerCase()] = operationOf(route);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sitewright',
      version: '1.0',
      description:
        'Calls of owners answer on the configuration origin, calls of visitors on each site’s own host. Every list is read in pages by `cursor`.',
    },
    paths,
    components: {
      responses: { error: errorResponse },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sw_session' } },
    },
  };
}
