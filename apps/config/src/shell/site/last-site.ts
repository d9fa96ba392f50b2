import type { Website } from '@sitewright/contracts/entities';

const key = 'sitewright.last-site';

/** Remembers which website was opened last on this device. */
export const keepLastSite = (storage: Pick<Storage, 'setItem'>, identifier: string): void =>
  storage.setItem(key, identifier);

/**
 * The website of a URL: the named one and no other, else the last opened, else the first. Undefined if the named one
 * is not among these, or there is none.
 */
export function chooseSite(
  websites: readonly Website[],
  storage: Pick<Storage, 'getItem'>,
  named?: string,
): Website | undefined {
  const find = (wanted: string | null | undefined) =>
    websites.find(({ identifier }) => identifier === wanted);
  return named === undefined ? (find(storage.getItem(key)) ?? websites[0]) : find(named);
}
