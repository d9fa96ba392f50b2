import { err } from '@sitewright/contracts/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ErrorRollback } from '../errors/error-rollback.ts';
import { acceptedEncodings } from '../http/accepted-encodings.ts';
import { sendFile } from '../http/send-file.ts';
import { findBuiltFile } from './find-built-file.ts';

/** How long clients may use a built file without revalidating it. */
export type BuiltFileLifetime = 'forever' | 'week' | 'revalidate' | 'never';

const cacheControl: Readonly<Record<BuiltFileLifetime, string>> = {
  /** For files whose names contain a content hash. */
  forever: 'public, max-age=31536000, immutable',
  week: 'public, max-age=604800',
  revalidate: 'no-cache',
  never: 'no-store',
};

/** Sends a built file in the best encoding that the client accepts. */
export async function sendBuiltFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: { readonly folder: string; readonly name: string; readonly lifetime: BuiltFileLifetime },
): Promise<FastifyReply> {
  const accepted = acceptedEncodings(request.headers['accept-encoding']);
  const found = await findBuiltFile(file.folder, file.name, accepted);
  if (found === null) throw new ErrorRollback(err('notFound'));
  reply.headers({ 'cache-control': cacheControl[file.lifetime], vary: 'accept-encoding' });
  if (found.encoding !== 'identity') reply.header('content-encoding', found.encoding);
  const validators = file.lifetime === 'never' ? {} : { etag: found.etag };
  return sendFile(request, reply, { ...found, validators });
}
