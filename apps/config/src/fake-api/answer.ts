import { HttpResponse, http, type HttpHandler } from 'msw';
import type { Endpoint, EndpointResponse } from '@sitewright/contracts/api';
import { errorEnvelope, isErrorResult, err, type ErrorResult } from '@sitewright/contracts/errors';
import { createMessages, fieldErrors } from '@sitewright/messages';
import { issues } from '@sitewright/messages/en';
import type * as z from 'zod';

const messages = createMessages('en', { issues });

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : never;

/** A request, parsed by its contract. */
interface ParsedRequest<E extends Endpoint> {
  readonly params: Parsed<E['params']>;
  readonly query: Parsed<E['query']>;
  readonly body: Parsed<E['body']>;
}

/**
 * Creates an MSW handler from a contract: it rejects invalid requests and checks its own responses, so that a screen
 * that works here works on the server.
 */
export function answer<E extends Endpoint>(
  endpoint: E,
  resolve: (
    parsedRequest: ParsedRequest<E>,
  ) => EndpointResponse<E> | ErrorResult | Promise<EndpointResponse<E> | ErrorResult>,
): HttpHandler {
  const method = endpoint.method.toLowerCase() as Lowercase<Endpoint['method']>;
  return http[method](`*${endpoint.path}`, async ({ request, params }) => {
    const query = Object.fromEntries(new URL(request.url).searchParams);
    const text = endpoint.body === undefined ? '' : await request.text();
    const parts = {
      params: endpoint.params?.safeParse(params),
      query: endpoint.query?.safeParse(query),
      body: endpoint.body?.safeParse(text === '' ? undefined : JSON.parse(text)),
    };
    const validationIssues = Object.values(parts).flatMap((part) => part?.error?.issues ?? []);
    if (validationIssues.length > 0)
      return rejected(err('invalidRequest', { errors: fieldErrors(messages, validationIssues) }));
    const parsedRequest = {
      params: parts.params?.data,
      query: parts.query?.data,
      body: parts.body?.data,
    } as ParsedRequest<E>;
    const result = await resolve(parsedRequest);
    if (isErrorResult(result)) return rejected(result);
    return HttpResponse.json(endpoint.response.parse(result) as object);
  });
}

function rejected(error: ErrorResult): HttpResponse<object> {
  const { status, body } = errorEnvelope(error, 'fake');
  return HttpResponse.json(body, { status });
}
