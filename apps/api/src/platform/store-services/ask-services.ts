import type { ServiceProblem } from '@sitewright/contracts/api';
import type { Services } from '../services.ts';
import type { ServiceRequest } from './service-request.ts';
import type { StoredResponse } from './service-responses.queries.ts';
import { serviceSecret, signatureHeader, signRequest } from './service-signature.ts';

/** A buyer waits for the response. */
const timeoutMs = 4_000;
const maxBytes = 100_000;

export interface ServiceCall {
  readonly services: Pick<Services, 'settings' | 'safeFetch' | 'log'>;
  readonly websiteId: string;
  readonly now: Date;
}

/** Reads a response: its content, or why it cannot be used. */
export type ReadResponse<T extends object> = (body: Buffer) => T | ServiceProblem;

/** Asks a service; returns what its response contains, or why there is nothing. Never call it inside a transaction. */
export async function askService<T extends object>(
  { services, websiteId, now }: ServiceCall,
  { service, body }: ServiceRequest,
  read: ReadResponse<T>,
): Promise<T | ServiceProblem> {
  const secret = serviceSecret(services.settings.secret, websiteId, service.id);
  const result = await services.safeFetch({
    url: service.url,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      [signatureHeader]: signRequest(secret, body, now),
    },
    body,
    timeoutMs,
    maxBytes,
  });
  if (!result.ok) return result.error;
  if (result.response.status !== 200) return 'wrongStatus';
  return read(result.response.body);
}

/** Asks services, all at once and each request once. Never call it inside a transaction. */
export function askServices<R extends ServiceRequest>(
  call: ServiceCall,
  requests: readonly R[],
  readerOf: (request: R) => ReadResponse<object>,
): Promise<StoredResponse[]> {
  const byHash = new Map(requests.map((request) => [request.hash, request]));
  return Promise.all(
    [...byHash.values()].map(async (request): Promise<StoredResponse> => {
      const { service, hash } = request;
      const { websiteId, services, now } = call;
      const content = await askService(call, request, readerOf(request));
      if (typeof content !== 'string') return { hash, content, fetchedAt: now, askedAt: now };
      services.log.warn(
        { websiteId, serviceId: service.id, problem: content },
        'a service of a store did not respond',
      );
      return { hash, content: null, fetchedAt: null, askedAt: now };
    }),
  );
}
