import {
  continuationMs,
  decideDownload,
  type DownloadState,
  type RequestedBytes,
} from '@sitewright/commerce/downloads';
import type { Tenant } from '../../platform/database/index.ts';
import type { SignedLink } from '../orders/public.ts';
import { countDownload, listStarts, updateBytesLeft } from './download-starts.queries.ts';
import { findDownload } from './order-downloads.queries.ts';

/** A download that may be sent, or why not. */
export type StartedDownload =
  | { readonly startId: string }
  | { readonly problem: Exclude<DownloadState, 'ready'> };

/**
 * Counts a download, or continues one, before a byte is sent. The lock on the file of the order makes simultaneous
 * requests wait, so that the limit is never exceeded.
 */
export async function startDownload(
  tenant: Tenant,
  { id: downloadId, version }: SignedLink,
  requested: RequestedBytes,
  { createId, now }: { readonly createId: () => string; readonly now: Date },
): Promise<StartedDownload> {
  const download = await findDownload(tenant, downloadId, true);
  if (download === null) return { problem: 'revoked' };
  if (download.version !== version) return { problem: 'expired' };
  const expiredBefore = new Date(now.getTime() - continuationMs);
  const starts = await listStarts(tenant, downloadId, expiredBefore);
  const decision = decideDownload(download, starts, requested, now);
  if (decision.kind === 'denied') return { problem: decision.state };
  const { bytesLeft } = decision;
  if (decision.kind === 'continue') {
    const { startId } = decision.start;
    await updateBytesLeft(tenant, startId, bytesLeft);
    return { startId };
  }
  const startId = createId();
  await countDownload(tenant, { startId, downloadId, startedAt: now, bytesLeft }, expiredBefore);
  return { startId };
}
