import { HttpResponse, http, type HttpHandler } from 'msw';
import type { Endpoint, EndpointResponse } from '@sitewright/contracts/api';
import { errorEnvelope, isErrorResult, err, type ErrorResult } from '@sitewright/contracts/errors';
import { createMessages, fieldErrors } from '@sitewright/messages';
import { issues } from '@sitewright/messages/en';
import type * as z from 'zod';

const sentences = createMessages('en', { issues });

type Read<Schema> = Schema extends z.ZodType ? z.output<Schema> : never;

/** A request, parsed by its contract. */
interface Received<E extends Endpoint> {
  readonly params: Read<E['params']>;
  readonly query: Read<E['query']>;
  readonly body: Read<E['body']>;
}

/**
 * Creates an MSW handler from a contract: it rejects invalid requests and checks its own responses, so that a screen
 * that works here works on the server.
 */
export function answer<E extends Endpoint>(
  endpoint: E,
  resolve: (
    received: Received<E>,
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
    const found = Object.values(parts).flatMap((part) => part?.error?.issues ?? []);
    if (found.length > 0)
      return rejected(err('invalidRequest', { errors: fieldErrors(sentences, found) }));
    const received = {
      params: parts.params?.data,
      query: parts.query?.data,
      body: parts.body?.data,
    } as Received<E>;
    const made = await resolve(received);
    if (isErrorResult(made)) return rejected(made);
    return HttpResponse.json(endpoint.response.parse(made) as object);
  });
}

function rejected(error: ErrorResult): HttpResponse<object> {
  const { status, body } = errorEnvelope(error, 'fake');
  return HttpResponse.json(body, { status });
}
