import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fakeScript } from '../../kit/testing/fake-provider.ts';
import { mountBlock, removeBlocks } from '../../kit/testing/mount-block.ts';
import { start } from '../../kit/third-party/island.ts';
import { thirdPartyStyle } from '../../kit/third-party/third-party-style.ts';
import reservationV2Css from './reservation-v2.css?inline';
import { reservationV2 } from './schema.ts';

const mount = (width = 1000) =>
  mountBlock({
    block: reservationV2,
    props: { business: 'halyard', title: 'Dinner' },
    start: (root, runtime) => {
      root.dataset['script'] = fakeScript();
      return start(root, runtime);
    },
    style: `${thirdPartyStyle}${reservationV2Css}`,
    width,
  });
const directionOf = (selector: string) =>
  getComputedStyle(document.querySelector(selector)!).flexDirection;

afterEach(removeBlocks);

it('queues the Tock init call with the business before the script loads (BLOCK-19)', async () => {
  const calls = (): { queue: unknown[] } | undefined => Reflect.get(globalThis, 'tock');
  Reflect.deleteProperty(globalThis, 'tock');
  mount();
  expect(calls()).toBeUndefined();
  await page.getByRole('link', { name: 'Reserve a table' }).click();
  await expect
    .poll(() => document.querySelector('#Tock_widget_container')?.hasAttribute('data-filled'))
    .toBe(true);
  expect(calls()?.queue).toStrictEqual([['init', 'halyard']]);
  expect(document.querySelector('iframe')).toBeNull();
});

it.each([
  [750, 'column'],
  [751, 'row'],
])('is laid out at a width of %i pixels as a %s (BLOCK-44)', async (width, direction) => {
  mount(width);
  expect(directionOf('.third-party-facade')).toBe(direction);
  await page.getByRole('link', { name: 'Reserve a table' }).click();
  await expect
    .poll(() => document.querySelector<HTMLElement>('.third-party-place')?.hidden)
    .toBe(false);
  expect(directionOf('.third-party-place')).toBe(direction);
});
