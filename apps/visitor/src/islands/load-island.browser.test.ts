import { afterEach, expect, it } from 'vitest';
import { loadIsland } from './load-island.ts';

const links = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].filter(({ href }) =>
    href.includes('load-island'),
  );

afterEach(() => {
  for (const link of links()) link.remove();
});

const island = 'apps/visitor/src/cart-indicator/island.ts';
const shared = 'apps/visitor/src/page/cleanup-later.ts?load-island';

it('loads an island, and preloads a file that two islands share once', async () => {
  for (const files of [`${island} ${shared}`, `${island}?other ${shared}`]) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await loadIsland(window, files)).toMatchObject({ start: expect.any(Function) });
  }
  expect(links()).toHaveLength(1);
});

it('rejects with the URL of a file that fails to load', async () => {
  const gone = 'apps/visitor/src/no-such-island.ts';
  await expect(loadIsland(window, gone)).rejects.toThrow(
    `Unable to load module: ${import.meta.env.BASE_URL}${gone}`,
  );
});
