import { readFile } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { refuse } from '@sitewright/contracts/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { withTenant } from '../../platform/database/index.ts';
import { RefusalRollback } from '../../platform/errors/problem.ts';
import { servedWidth, type ImageFormat } from '../../platform/images/image-widths.ts';
import type { HostedSite } from '../../platform/hosts/host-table.ts';
import { createQueryReader } from '../../platform/routing/read-query.ts';
import type { Services } from '../../platform/services.ts';
import { parseRange } from './byte-range.ts';
import { findStoredFile } from './asset.queries.ts';

/** Kinds that a browser shows in the page; everything else is an attachment under a closed policy. */
const inlineKinds = new Set(['image', 'video', 'audio']);

/** AVIF costs seconds of CPU, so it is served once a job has made it; until then WebP. */
function formatFor(request: FastifyRequest): ImageFormat {
  return request.headers.accept?.includes('image/webp') === true ? 'webp' : 'original';
}

const contentTypes: Readonly<Record<ImageFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  original: 'image/jpeg',
};

const filePolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

/**
 * A browser that opens a film or a sound by itself makes a page around it, which may play it and do nothing else:
 * without the origin of the site it could not ask for what it is to play.
 */
const playerPolicy =
  "sandbox allow-same-origin; default-src 'none'; media-src 'self'; style-src 'unsafe-inline'";

const playedKinds: ReadonlySet<string> = new Set(['video', 'audio']);

const readQuery = createQueryReader(['format']);

/** ROUTE-29, IMG-26: a stored file by its address; a picture in the width and format that were asked for. */
export async function serveFile(
  request: FastifyRequest,
  reply: FastifyReply,
  site: HostedSite,
  assetId: string,
  services: Services,
): Promise<FastifyReply> {
  const { websiteId } = site;
  const { database, files, images } = services;
  const file = /^[0-9a-f]{24}$/.test(assetId)
    ? await withTenant(
        database,
        { websiteId, actorId: undefined },
        (trx) => findStoredFile(trx, websiteId, assetId),
        'read',
      )
    : undefined;
  if (file === undefined) throw new RefusalRollback(refuse('notFound'));

  reply.headers({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': playedKinds.has(file.kind) ? playerPolicy : filePolicy,
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const { format: wished } = readQuery(request);
  if (file.kind === 'image' && file.content_type !== 'image/gif') {
    const width = servedWidth(wished, file.width ?? 0);
    const format = formatFor(request);
    const etag = `"${file.sha256.slice(0, 16)}-${width}-${format}"`;
    reply.headers({ vary: 'accept', etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const avif =
      request.headers.accept?.includes('image/avif') === true
        ? await readIfMade(files.pathOf(websiteId, file.sha256), width)
        : null;
    if (avif !== null) return reply.type(contentTypes.avif).send(avif);
    const path = await files.derived(websiteId, file.sha256, `${width}.${format}`, (target) =>
      images.write(files.pathOf(websiteId, file.sha256), target, width, format),
    );
    return reply.type(contentTypes[format]).send(await readFile(path));
  }

  if (!inlineKinds.has(file.kind))
    reply.header(
      'content-disposition',
      `attachment; filename*=UTF-8''${encodeURIComponent(file.file_name)}`,
    );
  reply
    .type(file.content_type)
    .headers({ etag: `"${file.sha256.slice(0, 32)}"`, 'accept-ranges': 'bytes' });
  const range = parseRange(request.headers.range, file.size_bytes);
  if (range === 'unsatisfiable')
    return reply.code(416).header('content-range', `bytes */${file.size_bytes}`).send();
  if (range === null)
    return reply.header('content-length', file.size_bytes).send(files.read(websiteId, file.sha256));
  reply.code(206).headers({
    'content-range': `bytes ${range.start}-${range.end}/${file.size_bytes}`,
    'content-length': range.end - range.start + 1,
  });
  return reply.send(createReadStream(files.pathOf(websiteId, file.sha256), range));
}

async function readIfMade(path: string, width: number): Promise<Buffer | null> {
  return readFile(`${path}.d/${width}.avif`).catch(() => null);
}
