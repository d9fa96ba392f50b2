import { lookup } from 'node:dns/promises';
import { request as requestHttp, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { parseOutgoingUrl, publicPorts, type OutgoingUrl } from './outgoing-url.ts';
import { isInRanges, isPublicAddress } from './public-address.ts';

/** A call to a server that an owner or a visitor named. */
export interface OutgoingRequest {
  readonly url: string;
  /** Default: `GET`, which follows redirects. */
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Default: 10 seconds for everything. */
  readonly timeoutMs?: number;
  /** The longest body of a response. Default: 1 MB. */
  readonly maxBytes?: number;
}

export interface OutgoingResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Why there is no response. */
export const outgoingErrors = [
  'invalidUrl',
  'privateAddress',
  'unreachable',
  'timedOut',
  'tooLarge',
  'tooManyRedirects',
] as const;
export type OutgoingError = (typeof outgoingErrors)[number];

export type OutgoingResult =
  | { readonly ok: true; readonly response: OutgoingResponse }
  | { readonly ok: false; readonly error: OutgoingError };

/** The only way out of this server. It calls no address of this machine or its network. */
export type SafeFetch = (request: OutgoingRequest) => Promise<OutgoingResult>;

/** The addresses of a host. */
type Address = { readonly address: string; readonly family: number };

export interface SafeFetchOptions {
  /** Addresses and blocks of private networks that may be called, on any port. */
  readonly allowed?: readonly string[];
  /** Default: the system's resolver. */
  readonly resolve?: (host: string) => Promise<readonly Address[]>;
}

const defaultTimeoutMs = 10_000;
const connectMs = 5_000;
const defaultMaxBytes = 1_000_000;
const maxRedirects = 3;
const redirects: readonly number[] = [301, 302, 303, 307, 308];

const fail = (error: OutgoingError): OutgoingResult => ({ ok: false, error });

const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

/** The addresses that a URL may be called at; an error if one of them is private. */
async function addressesOf(
  { host, port }: OutgoingUrl,
  { allowed = [], resolve = (name) => lookup(name, { all: true }) }: SafeFetchOptions,
  signal: AbortSignal,
): Promise<readonly Address[] | OutgoingError> {
  const family = isIP(host);
  const found =
    family === 0
      ? await Promise.race([resolve(host), abortOf(signal)]).catch(() => [])
      : [{ address: host, family }];
  if (found.length === 0) return signal.aborted ? 'timedOut' : 'unreachable';
  const isCallable = ({ address }: Address) =>
    isInRanges(address, allowed) || (isPublicAddress(address) && publicPorts.includes(port));
  return found.every(isCallable) ? found : 'privateAddress';
}

/** Connects to the checked addresses: the name is not resolved a second time. */
const lookupIn =
  (addresses: readonly Address[]): LookupFunction =>
  (_host, { all }, callback) => {
    const [first] = addresses;
    if (all === true) callback(null, [...addresses]);
    else callback(null, first?.address ?? '', first?.family);
  };

/** Reads a body; undefined if it is longer than allowed. */
async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Sends one request to checked addresses, without following redirects. */
function send(
  { url }: OutgoingUrl,
  addresses: readonly Address[],
  { method = 'GET', headers = {}, body, maxBytes = defaultMaxBytes }: OutgoingRequest,
  signal: AbortSignal,
): Promise<OutgoingResult> {
  const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
    method,
    // A compressed response could be a thousand times as long as its body.
    headers: { 'accept-encoding': 'identity', ...headers },
    agent: false,
    lookup: lookupIn(addresses),
    signal,
  });
  const { promise, resolve } = Promise.withResolvers<OutgoingResult>();
  const connecting = setTimeout(
    () => request.destroy(new Error('connecting took too long')),
    connectMs,
  );
  const end = (result: OutgoingResult) => {
    clearTimeout(connecting);
    resolve(result);
    request.destroy();
  };
  request.on('socket', (socket) => socket.once('connect', () => clearTimeout(connecting)));
  request.on('error', () => end(fail(signal.aborted ? 'timedOut' : 'unreachable')));
  request.on('response', (response) => {
    const { statusCode: status = 0, headers: received } = response;
    readBody(response, maxBytes).then(
      (content) =>
        end(
          content === undefined
            ? fail('tooLarge')
            : { ok: true, response: { status, headers: received, body: content } },
        ),
      () => end(fail(signal.aborted ? 'timedOut' : 'unreachable')),
    );
  });
  request.end(body);
  return promise;
}

/** Creates the way out of this server. Responses of any status are results; only `GET` follows redirects, three at most. */
export function createSafeFetch(options: SafeFetchOptions = {}): SafeFetch {
  return async (request) => {
    const signal = AbortSignal.timeout(request.timeoutMs ?? defaultTimeoutMs);
    let address = request.url;
    let sent = request;
    for (let hop = 0; hop <= maxRedirects; hop += 1) {
      const parsed = parseOutgoingUrl(address);
      if (parsed === null) return fail('invalidUrl');
      const addresses = await addressesOf(parsed, options, signal);
      if (typeof addresses === 'string') return fail(addresses);
      const result = await send(parsed, addresses, sent, signal);
      const location = result.ok ? result.response.headers.location : undefined;
      const isRedirect =
        result.ok && redirects.includes(result.response.status) && location !== undefined;
      if (!isRedirect || (request.method ?? 'GET') !== 'GET') return result;
      if (!URL.canParse(location, parsed.url.href)) return fail('invalidUrl');
      const next = new URL(location, parsed.url);
      // What identifies this server to one site is not sent to another.
      if (next.origin !== parsed.url.origin) sent = { ...sent, headers: {} };
      address = next.href;
    }
    return fail('tooManyRedirects');
  };
}
