import type { Website } from '@sitewright/contracts/entities';
import { storePreference } from '../../app/device-storage.ts';

const key = 'sitewright.last-site';

/** Remembers which website was opened last on this device. */
export const storeLastSite = (storage: Pick<Storage, 'setItem'>, identifier: string): void =>
  storePreference(storage, key, identifier);

/**
 * The website of a URL: the one that it names, or without a name the last opened, else the first. Undefined if the
 * named one is not in the list, or the list is empty.
 */
export function chooseSite(
  websites: readonly Website[],
  storage: Pick<Storage, 'getItem'>,
  named?: string,
): Website | undefined {
  const find = (target: string | null | undefined) =>
    websites.find(({ identifier }) => identifier === target);
  return named === undefined ? (find(storage.getItem(key)) ?? websites[0]) : find(named);
}
