import { err } from '@sitewright/contracts/errors';
import '@fastify/multipart';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { ErrorRollback } from '../errors/error-rollback.ts';
import { errorByFastifyCode } from './request-errors.ts';

type PartOptions = Parameters<FastifyRequest['file']>[0];

/** The parser's errors about malformed bodies have no code. They are client errors. */
export function rejectMalformed(error: unknown): never {
  const { code } = error as { readonly code?: string };
  const isKnown = code !== undefined && errorByFastifyCode[code] !== undefined;
  throw isKnown ? error : new ErrorRollback(err('malformedRequest'));
}

/** Reads the file of a multipart body; undefined if there is none. A truncated body gets 400. */
export async function withFilePart<T>(
  request: FastifyRequest,
  options: PartOptions,
  use: (part: MultipartFile | undefined) => Promise<T>,
): Promise<T> {
  const part = await request.file(options).catch(rejectMalformed);
  try {
    return await use(part);
  } catch (error) {
    if (part !== undefined && part.file.errored === error) rejectMalformed(error);
    throw error;
  }
}
