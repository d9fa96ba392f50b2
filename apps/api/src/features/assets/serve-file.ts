import { stat } from 'node:fs/promises';
import { err } from '@sitewright/contracts/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ErrorRollback } from '../../platform/errors/error-rollback.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import type { HostedSite } from '../../platform/hosts/host-table.ts';
import { createQueryReader } from '../../platform/routing/read-query.ts';
import { attachmentHeader } from '../../platform/server/attachment-header.ts';
import { sandboxedHeaders } from '../../platform/security/default-headers.ts';
import type { Services } from '../../platform/services.ts';
import { findImageWidth } from './find-image-width.ts';
import { findServedFile } from './find-served-file.ts';

/** Kinds of files that a browser displays inline; everything else is an attachment. */
const inlineKinds = new Set(['image', 'video', 'audio']);

const filePolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

/**
 * A browser that opens a video or audio file directly wraps it in a page. The page may only play the file; it needs the
 * site's origin to request it.
 */
const playerPolicy =
  "sandbox allow-same-origin; default-src 'none'; media-src 'self'; style-src 'unsafe-inline'";

const playedKinds: ReadonlySet<string> = new Set(['video', 'audio']);

const readQuery = createQueryReader(['format']);

/** ROUTE-29, IMG-26: a stored file by its URL; an image in the requested width and format. */
export async function serveFile(
  request: FastifyRequest,
  reply: FastifyReply,
  site: HostedSite,
  assetId: string,
  services: Services,
): Promise<FastifyReply> {
  const { websiteId } = site;
  const { files } = services;
  const file = await findServedFile(services, websiteId, assetId);
  if (file === undefined) throw new ErrorRollback(err('notFound'));

  const headers = {
    ...sandboxedHeaders,
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': playedKinds.has(file.kind) ? playerPolicy : filePolicy,
    'cache-control': 'public, max-age=31536000, immutable',
  };
  // The content of a file never changes.
  const lastModified = file.createdAt;

  if (file.kind === 'image') {
    const { accept } = request.headers;
    const image = await findImageWidth(services, {
      ...file,
      websiteId,
      accept,
      wished: readQuery(request).format,
      beforeMaking: () => request.server.limitAddress(request, 'imageWidth'),
    });
    const { size: sizeBytes } = await stat(image.path);
    const { etag } = image;
    reply.headers({ ...headers, vary: 'accept' });
    return sendFile(request, reply, { ...image, sizeBytes, validators: { etag, lastModified } });
  }

  reply.headers(headers);
  if (!inlineKinds.has(file.kind))
    reply.header('content-disposition', attachmentHeader(file.fileName));
  return sendFile(request, reply, {
    path: files.pathOf(websiteId, file.sha256),
    sizeBytes: file.sizeBytes,
    contentType: file.contentType,
    validators: { etag: `"${file.sha256.slice(0, 32)}"`, lastModified },
  });
}
