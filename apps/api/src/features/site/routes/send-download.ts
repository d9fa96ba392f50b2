import { downloadStateOf } from '@sitewright/commerce/downloads';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { withTenant, type Tenant } from '../../../platform/database/index.ts';
import { evaluateRequest } from '../../../platform/http/evaluate-request.ts';
import { sendFile } from '../../../platform/http/send-file.ts';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import { sandboxedHeaders } from '../../../platform/security/default-headers.ts';
import { attachmentHeader } from '../../../platform/server/attachment-header.ts';
import type { Services } from '../../../platform/services.ts';
import {
  findDownload,
  giveBackBytes,
  startDownload,
  type StoredDownload,
} from '../../downloads/public.ts';
import { readDownloadToken } from '../../orders/public.ts';
import { downloadHeaders, sendDownloadProblem } from './send-downloads-page.ts';

const fileHeaders = (fileName: string) => ({
  ...sandboxedHeaders,
  ...downloadHeaders,
  'content-security-policy': "sandbox; default-src 'none'",
  'cache-control': 'private, no-cache',
  'content-disposition': attachmentHeader(fileName),
});

/** The requested bytes that have to be counted; null for a request without content. */
function countedBytes(
  request: FastifyRequest,
  { sizeBytes }: StoredDownload,
  validators: Parameters<typeof evaluateRequest>[1],
) {
  const requested = evaluateRequest(request, validators, sizeBytes);
  if (request.method !== 'GET') return null;
  if (requested.status === 206) return { start: requested.start, end: requested.end, sizeBytes };
  return requested.status === 200 ? { start: 0, end: sizeBytes - 1, sizeBytes } : null;
}

/** Calls back with the number of bytes that were not sent, if the connection ends before the last one. */
function onceCutOff(
  request: FastifyRequest,
  reply: FastifyReply,
  length: number,
  giveBack: (bytes: number) => void,
): void {
  const { socket } = request.raw;
  const writtenBefore = socket.bytesWritten;
  reply.raw.once('close', () => {
    if (reply.raw.writableFinished) return;
    const unsent = Math.min(length, length - (socket.bytesWritten - writtenBefore));
    if (unsent > 0) giveBack(unsent);
  });
}

/** Sends a purchased file, or a part of it. A download is counted before its first byte is sent. */
export async function sendDownload(
  request: FastifyRequest,
  reply: FastifyReply,
  site: HostedSite,
  services: Services,
): Promise<FastifyReply> {
  const { token } = request.params as { readonly token: string };
  const { websiteId } = site;
  const { settings, database, files, createId, log } = services;
  const now = services.now();
  const inTenant = <T>(work: (tenant: Tenant) => Promise<T>, mode?: 'read') =>
    withTenant(database, { websiteId, actorId: undefined }, work, mode);
  const fail = (problem: Parameters<typeof sendDownloadProblem>[4]) =>
    sendDownloadProblem(request, reply, site, services, problem);

  const link = readDownloadToken(settings.secret, websiteId, token);
  const download =
    link === null ? null : await inTenant((tenant) => findDownload(tenant, link.id), 'read');
  if (link === null || download === null) return fail('invalid');
  if (download.version !== link.version) return fail('expired');
  // A browser that fetches links in advance must not use up a download.
  if (/prefetch/.test(String(request.headers['sec-purpose'] ?? '')))
    return reply.code(503).header('cache-control', 'no-store').send();
  const { sha256, sizeBytes, contentType, fileName, storedAt } = download;
  if ((await files.sizeOf(websiteId, sha256)) === null) {
    log.warn({ websiteId, downloadId: link.id, sha256 }, 'the bytes of a sold file are missing');
    return fail('invalid');
  }

  const validators = { etag: `"${sha256.slice(0, 32)}"`, lastModified: storedAt };
  const requested = countedBytes(request, download, validators);
  if (requested === null) {
    const state = downloadStateOf(download, now);
    if (state === 'expired' || state === 'revoked') return fail(state);
  } else {
    const started = await inTenant((tenant) =>
      startDownload(tenant, link, requested, { createId, now }),
    );
    if ('problem' in started) return fail(started.problem);
    const { startId } = started;
    onceCutOff(request, reply, requested.end - requested.start + 1, (bytes) => {
      inTenant((tenant) => giveBackBytes(tenant, startId, bytes)).catch((error: unknown) =>
        log.error(error, 'the bytes of a download were not given back'),
      );
    });
  }
  reply.headers(fileHeaders(fileName));
  const path = files.pathOf(websiteId, sha256);
  return sendFile(request, reply, { path, sizeBytes, contentType, validators });
}
