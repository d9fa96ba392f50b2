import type { DataLayer, Failure, Result } from '@sitewright/data-layer';
import type {
  Endpoint,
  EndpointBody,
  EndpointParams,
  EndpointQuery,
  EndpointResponse,
} from '@sitewright/contracts/api';
import { patchHeader } from './patch-port.ts';

type Part<Name extends string, Value> = [Value] extends [never]
  ? { readonly [Key in Name]?: never }
  : Partial<Value> extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

/** What a call to an endpoint sends: exactly the parts that its contract names. */
export type Sent<E> = Part<'params', EndpointParams<E>> &
  Part<'query', EndpointQuery<E>> &
  Part<'body', EndpointBody<E>> & {
    readonly signal?: AbortSignal;
    /** For the specification's own paths, which do not name the website. */
    readonly websiteId?: string;
  };

/** Calls an endpoint and reads its answer by the contract. Never rejects. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  sent: Sent<E>,
) => Promise<Result<EndpointResponse<E>>>;

interface AnySent {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly signal?: AbortSignal;
  readonly websiteId?: string;
}

/** The address of an endpoint with its parameters filled in. */
export const endpointPath = (
  endpoint: Pick<Endpoint, 'path'>,
  params: Readonly<Record<string, string>> = {},
): string =>
  endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** The typed call over a data layer. */
export function createCall(dataLayer: DataLayer): Call {
  const send = (endpoint: Endpoint, sent: AnySent): Promise<Result<unknown>> => {
    const path = endpointPath(endpoint, sent.params);
    const options = {
      query: sent.query,
      signal: sent.signal,
      encoding: endpoint.bodyKind === 'form' ? ('form' as const) : ('json' as const),
      headers: {
        ...(sent.websiteId === undefined ? {} : { 'X-Website-Id': sent.websiteId }),
        ...(endpoint.method === 'PATCH' ? patchHeader : {}),
      },
      // What was rejected once is rejected again, and of a write whose answer was lost nobody knows whether it was made.
      ...(endpoint.method === 'GET' ? {} : { retries: 0 }),
      parse: (data: unknown) => endpoint.response.parse(data),
    };
    switch (endpoint.method) {
      case 'GET':
        return dataLayer.get(path, options);
      case 'POST':
        return dataLayer.post(path, sent.body, options);
      case 'DELETE':
        return dataLayer.delete(path, options);
      default:
        return dataLayer.put(path, sent.body, options);
    }
  };
  return ((endpoint: Endpoint, sent: AnySent) => send(endpoint, sent)) as Call;
}

/** A failed call as an error, for what can only be thrown: TanStack Query tells success from failure so. */
export class CallError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.name = 'CallError';
    this.failure = failure;
  }
}

/** Whether a call failed because the account has no permission for it. */
export const isForbidden = (error: Error | null): boolean =>
  error instanceof CallError && error.failure.code === 'authorizationFail';

/** The data of a result, or its failure thrown. */
export function dataOf<Data>(result: Result<Data>): Data {
  if (result.ok) return result.data;
  throw new CallError(result.failure);
}
