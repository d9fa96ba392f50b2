import type { LoggedCall } from '../../../platform/call-counts/call-log.ts';
import { addressBlock } from '../../../platform/server/address-block.ts';

const windowMs = 3_600_000;

/**
 * Creates the limits of extra password attempts, which count once the shared limit of a page is reached: per IP
 * address, and for all addresses together.
 */
export function createUnlockLimits(
  { websiteId, pageId }: { readonly websiteId: string; readonly pageId: string },
  address: string,
): Readonly<Record<'perAddress' | 'perPage', LoggedCall>> {
  const key = `unlock ${websiteId} ${pageId}`;
  return {
    perAddress: { key: `${key} ${addressBlock(address)}`, max: 3, windowMs },
    perPage: { key, max: 1_000, windowMs },
  };
}
