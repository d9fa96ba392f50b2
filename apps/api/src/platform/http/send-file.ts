import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { evaluateRequest, type Validators } from './evaluate-request.ts';

/** A file on the disk and how it is sent. */
export interface FileContent {
  readonly path: string;
  readonly sizeBytes: number;
  readonly contentType: string;
  /** Without validators the file is always sent in full. */
  readonly validators: Validators;
}

/** Sends a file, a range of it, or 304 when the client's copy is current. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, sizeBytes, contentType, validators }: FileContent,
): FastifyReply {
  const { etag, lastModified } = validators;
  if (etag !== undefined) reply.header('etag', etag);
  if (lastModified !== undefined) reply.header('last-modified', lastModified.toUTCString());
  const requested = evaluateRequest(request, validators, sizeBytes);
  const { status } = requested;
  // The `cache-control` of the caller is for the file, not for an error of this request.
  if (status === 412 || status === 416) reply.header('cache-control', 'no-store');
  if (status === 304 || status === 412) return reply.code(status).send();

  reply.header('accept-ranges', 'bytes');
  if (status === 416) return reply.code(416).header('content-range', `bytes */${sizeBytes}`).send();

  const { start, end } = status === 206 ? requested : { start: 0, end: sizeBytes - 1 };
  if (status === 206) reply.header('content-range', `bytes ${start}-${end}/${sizeBytes}`);
  reply
    .code(status)
    .type(contentType)
    .header('content-length', end - start + 1);
  const isEmpty = request.method === 'HEAD' || sizeBytes === 0;
  return reply.send(isEmpty ? Readable.from([]) : createReadStream(path, { start, end }));
}
