import type { LoggedCall } from '../../../platform/call-counts/call-log.ts';
import { addressBlock } from '../../../platform/server/address-block.ts';

const windowMs = 3_600_000;

/** How many tries of a page's password there are beyond those of everybody: from one address, and from all of them. */
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
