import { downloadStateOf, type DownloadFacts, type DownloadState } from './download-state.ts';

/** How long a download that was counted can be continued. */
export const continuationMs = 86_400_000;

/** How many times the bytes of its file a counted download is worth. */
export const bytesPerCount = 3;

/** A download that was counted. */
export interface DownloadStart {
  readonly startedAt: Date;
  /** How many bytes can still be sent for it. */
  readonly bytesLeft: number;
}

/** The requested bytes of a file; both ends are included. */
export interface RequestedBytes {
  readonly start: number;
  readonly end: number;
  readonly sizeBytes: number;
}

/** Whether a request is sent and counted. `bytesLeft` is what its start has left afterward. */
export type DownloadDecision<Start extends DownloadStart> =
  | { readonly kind: 'count'; readonly bytesLeft: number }
  | { readonly kind: 'continue'; readonly start: Start; readonly bytesLeft: number }
  | { readonly kind: 'denied'; readonly state: Exclude<DownloadState, 'ready'> };

/**
 * Decides about a request for a file. A request that begins at the first byte is a new download, which counts. Another
 * range continues a download of the last day. A counted download is worth three times the bytes of its file:
 * enough for what was lost on the way, and not enough to download it again and again with ranges.
 */
export function decideDownload<Start extends DownloadStart>(
  facts: DownloadFacts,
  starts: readonly Start[],
  { start, end, sizeBytes }: RequestedBytes,
  now: Date,
): DownloadDecision<Start> {
  const state = downloadStateOf(facts, now);
  if (state === 'revoked' || state === 'expired') return { kind: 'denied', state };
  const requested = end - start + 1;
  const open = starts.find(
    ({ startedAt, bytesLeft }) =>
      startedAt.getTime() > now.getTime() - continuationMs && bytesLeft >= requested,
  );
  if (start > 0 && open !== undefined)
    return { kind: 'continue', start: open, bytesLeft: open.bytesLeft - requested };
  if (state === 'usedUp') return { kind: 'denied', state };
  return { kind: 'count', bytesLeft: bytesPerCount * sizeBytes - requested };
}
