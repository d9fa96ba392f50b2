import type { Website } from '@sitewright/contracts/entities';

const key = 'sitewright.last-site';

/** Remembers which website was opened last on this device. */
export const keepLastSite = (storage: Pick<Storage, 'setItem'>, identifier: string): void =>
  storage.setItem(key, identifier);

/** The website that addresses without one mean: the named one, else the last opened, else the first. */
export function chooseSite(
  websites: readonly Website[],
  storage: Pick<Storage, 'getItem'>,
  named?: string,
): Website | undefined {
  const find = (wanted: string | null | undefined) =>
    websites.find(({ identifier }) => identifier === wanted);
  return find(named) ?? find(storage.getItem(key)) ?? websites[0];
}
