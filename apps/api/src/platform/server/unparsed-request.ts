import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { errorEnvelope, err, type ErrorCode } from '@sitewright/contracts/errors';
import { plainErrorPage, plainErrorPolicy } from '../errors/plain-error-page.ts';
import { prefersHtml } from '../http/accepted-types.ts';
import { isTooLong } from './routable-url.ts';
import { unstoredHeaders } from '../security/default-headers.ts';

export interface UnparsedResponseOptions {
  /** The headers of every response. */
  readonly headers: Readonly<Record<string, string>>;
  readonly createRequestId: () => string;
}

/** A connection error of the HTTP module. */
interface ConnectionError extends Error {
  readonly code?: string | undefined;
  /** The buffer that the parser was reading. */
  readonly rawPacket?: unknown;
  /** Set when the body of a parsed request is late. */
  readonly request?: Pick<IncomingMessage, 'url' | 'headers'>;
}

/** The code of a request with the method CONNECT. */
export const tunnelRequested = 'TUNNEL_REQUESTED';

const errorCodes: Readonly<Record<string, ErrorCode>> = {
  [tunnelRequested]: 'methodNotAllowed',
  ERR_HTTP_REQUEST_TIMEOUT: 'requestTimeout',
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
};

const requestLine = /^[A-Z]+ (?<url>\S+)/;
const acceptHeader = /^accept:(?<accept>.*)$/im;

/** Reads the URL and `Accept` from whatever arrived of the request. */
function readHead({ request, rawPacket }: ConnectionError) {
  if (request !== undefined) return { url: request.url, accept: request.headers.accept };
  const head = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1') : '';
  return {
    url: requestLine.exec(head)?.groups?.['url'],
    accept: acceptHeader.exec(head)?.groups?.['accept']?.trim(),
  };
}

/** Navigations get a page, even when their headers were too large to parse. */
function isNavigation(error: ConnectionError): boolean {
  const { url, accept } = readHead(error);
  return url !== undefined && !url.startsWith('/api/') && prefersHtml(accept);
}

/** A URL that is too long is reported as a header overflow, because the HTTP module counts it among the headers. */
function errorCodeOf(error: ConnectionError): ErrorCode {
  const code = errorCodes[error.code ?? ''] ?? 'malformedRequest';
  return code === 'headersTooLarge' && isTooLong(readHead(error).url ?? '')
    ? 'addressTooLong'
    : code;
}

/** Responds to a request that could not be parsed, and closes the connection. */
export function respondToUnparsed(
  error: ConnectionError,
  socket: Pick<Socket, 'destroyed' | 'writable' | 'end'>,
  { headers, createRequestId }: UnparsedResponseOptions,
): void {
  const { code = '' } = error;
  if (code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const requestId = createRequestId();
  const errorResult = err(errorCodeOf(error));
  const { status, body: envelope } = errorEnvelope(errorResult, requestId);
  const isPage = isNavigation(error);
  const body = isPage
    ? plainErrorPage({ error: errorResult, requestId })
    : JSON.stringify(envelope);
  const lines = Object.entries({
    ...headers,
    ...unstoredHeaders,
    ...(code === tunnelRequested ? { allow: 'GET, HEAD' } : {}),
    ...(isPage ? { 'content-security-policy': plainErrorPolicy } : {}),
    'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
}
