import type { Endpoint } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import type { FastifyRequest } from 'fastify';
import { ErrorRollback } from '../errors/error-rollback.ts';
import { languageOf } from './language-of.ts';
import { invalidRequest } from './request-errors.ts';

/** Parses the input of a call once; handlers trust the result. */
export function readInput(
  endpoint: Endpoint,
  request: FastifyRequest,
): { readonly params: unknown; readonly query: unknown; readonly body: unknown } {
  const parse = (schema: Endpoint['body'], value: unknown): unknown => {
    if (schema === undefined) return undefined;
    const parsed = schema.safeParse(value ?? {});
    if (!parsed.success)
      throw new ErrorRollback(invalidRequest(parsed.error.issues, languageOf(request)));
    return parsed.data;
  };
  // An invalid path parameter means that the resource does not exist.
  const params = endpoint.params?.safeParse(request.params);
  if (params !== undefined && !params.success) throw new ErrorRollback(err('notFound'));
  return {
    params: params?.data,
    query: parse(endpoint.query, request.query),
    body: parse(endpoint.body, request.body),
  };
}
