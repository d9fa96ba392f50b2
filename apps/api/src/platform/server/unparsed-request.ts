import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorEnvelope, refuse, type ErrorCode } from '@sitewright/contracts/errors';
import { plainErrorPage, plainErrorPolicy } from '../errors/plain-error-page.ts';
import { prefersHtml } from '../http/accepted-types.ts';

export interface UnparsedAnswerOptions {
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
  readonly createRequestId: () => string;
}

/** What went wrong with a connection, as the HTTP module names it. */
interface ConnectionError extends Error {
  readonly code?: string | undefined;
  /** What the parser was reading: a buffer. */
  readonly rawPacket?: unknown;
}

const errorCodes: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'requestTimeout',
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
};

const call = /^[A-Z]+ \/api\//;
const acceptHeader = /^accept:(?<value>.*)$/im;

/** A navigation is read by a person, even when its head was too much to read. */
function isNavigation(rawPacket: unknown): boolean {
  const head = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1') : '';
  return !call.test(head) && prefersHtml(acceptHeader.exec(head)?.groups?.['value']?.trim());
}

/** Answers what is no request that the server could read, and closes the connection. */
export function answerUnparsed(
  { code = '', rawPacket }: ConnectionError,
  socket: Pick<Socket, 'destroyed' | 'writable' | 'end'>,
  { headers, createRequestId }: UnparsedAnswerOptions,
): void {
  if (code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const requestId = createRequestId();
  const refusal = refuse(errorCodes[code] ?? 'malformedRequest');
  const { status, body: envelope } = errorEnvelope(refusal, requestId);
  const isPage = isNavigation(rawPacket);
  const body = isPage ? plainErrorPage({ refusal, requestId }) : JSON.stringify(envelope);
  const lines = Object.entries({
    ...headers,
    ...(isPage ? { 'content-security-policy': plainErrorPolicy } : {}),
    'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
}
