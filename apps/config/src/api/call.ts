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

/** The input of an endpoint: exactly the parts that its contract names. */
export type Sent<E> = Part<'params', EndpointParams<E>> &
  Part<'query', EndpointQuery<E>> &
  Part<'body', EndpointBody<E>> & {
    readonly signal?: AbortSignal;
    /** Lets the request outlive the page, with a body of up to 64 KiB. */
    readonly keepalive?: boolean;
    /** For paths of the specification, which do not contain the website's id. */
    readonly websiteId?: string;
  };

/** Calls an endpoint and parses its response by the contract. Never rejects. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  sent: Sent<E>,
) => Promise<Result<EndpointResponse<E>>>;

interface AnySent {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly signal?: AbortSignal;
  readonly keepalive?: boolean;
  readonly websiteId?: string;
}

/** The path of an endpoint with its parameters filled in. */
export const endpointPath = (
  endpoint: Pick<Endpoint, 'path'>,
  params: Readonly<Record<string, string>> = {},
): string =>
  endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** Creates the typed call on top of a data layer. */
export function createCall(dataLayer: DataLayer): Call {
  const send = (endpoint: Endpoint, sent: AnySent): Promise<Result<unknown>> => {
    const path = endpointPath(endpoint, sent.params);
    const options = {
      query: sent.query,
      signal: sent.signal,
      keepalive: sent.keepalive,
      encoding: endpoint.bodyKind === 'form' ? ('form' as const) : ('json' as const),
      headers: {
        ...(sent.websiteId === undefined ? {} : { 'X-Website-Id': sent.websiteId }),
        ...(endpoint.method === 'PATCH' ? patchHeader : {}),
      },
      // Writes are not retried: a rejected one would be rejected again, and after a lost response it is unknown
      // whether it succeeded.
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

/** A failed call as an exception, which TanStack Query requires. */
export class CallError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.name = 'CallError';
    this.failure = failure;
  }
}

/** Whether a call failed because the account lacks the permission. */
export const isForbidden = (error: Error | null): boolean =>
  error instanceof CallError && error.failure.code === 'authorizationFail';

/** Returns the data of a result or throws its failure. */
export function dataOf<Data>(result: Result<Data>): Data {
  if (result.ok) return result.data;
  throw new CallError(result.failure);
}
