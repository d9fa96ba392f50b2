import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { BlockDefinition } from '../block/define-block.ts';
import type { IslandRuntime } from '../block/island.ts';
import { foodOrdering } from '../../blocks/food-ordering/schema.ts';
import { reservation } from '../../blocks/reservation/schema.ts';
import { reservationV2 } from '../../blocks/reservation-v2/schema.ts';
import { scheduling } from '../../blocks/scheduling/schema.ts';
import { tableBooking } from '../../blocks/table-booking/schema.ts';
import { fakePage, fakeScript, goneAddress } from '../testing/fake-provider.ts';
import {
  mountBlock,
  removeBlocks,
  sampleConsent,
  sampleRuntime,
  type MountOptions,
} from '../testing/mount-block.ts';
import { weddingRegistry } from '../../blocks/wedding-registry/schema.ts';
import { start } from './island.ts';
import { timeoutMs } from './in-time.ts';
import { thirdPartyStyle } from './third-party-style.ts';

type Kind = readonly [name: string, block: BlockDefinition, props: object, source: string];

/** The third-party blocks, each with the attribute that contains the URL that it requests. */
const kinds: readonly Kind[] = [
  ['reservation', reservation, { venueId: '1' }, 'source'],
  ['reservation-v2', reservationV2, { business: 'halyard' }, 'script'],
  ['table-booking', tableBooking, { restaurantId: '1' }, 'source'],
  ['wedding-registry', weddingRegistry, { registry: 'ada-and-bo' }, 'zolaScriptSrc'],
  ['scheduling', scheduling, { address: 'https://halyard.as.me/' }, 'source'],
];

const accepted = { consent: sampleConsent('accept') };
const visitor = {
  readViewer: async () => ({
    authenticatedAccount: null,
    websiteRoles: [],
    isViewerOnly: false,
    member: null,
    cart: null,
  }),
};
const belowTheFold = 'main { margin-block-start: 3000px; }';

function mount([, block, props, source]: Kind, more: Partial<MountOptions> & { at?: string } = {}) {
  const { at = source === 'source' ? fakePage() : fakeScript(), runtime, ...rest } = more;
  return mountBlock({
    block,
    props: { ...props, title: 'Dinner', label: 'Book' },
    start: (root, given) => {
      root.dataset[source] = at;
      if (root.dataset['wideSource'] !== undefined) root.dataset['wideSource'] = at;
      return start(root, given);
    },
    style: thirdPartyStyle,
    runtime: { ...visitor, ...runtime },
    ...rest,
  });
}

const asked = () => document.querySelectorAll('iframe, script[src^="blob:"]').length;
const rest = () => new Promise((resolve) => setTimeout(resolve, 150));
const facade = () => document.querySelector<HTMLElement>('.third-party-facade')!;

afterEach(() => {
  vi.useRealTimers();
  removeBlocks();
  for (const script of document.querySelectorAll('script[src^="blob:"]')) script.remove();
  scrollTo(0, 0);
});

describe.each(kinds)('third-party block %s', (...kind) => {
  it('sends no request before a click and then shows the widget', async () => {
    const { root } = mount(kind);
    await rest();
    expect(asked()).toBe(0);
    await page.getByRole('link', { name: 'Book' }).click();
    await expect.poll(() => asked()).toBe(1);
    await expect.poll(() => facade().hidden).toBe(true);
    await expect.poll(() => root.ariaBusy).toBeNull();
    expect(root.querySelector('iframe')?.title ?? 'Dinner').toBe('Dinner');
  });

  it('loads automatically in the viewport only when cookies are accepted (BLOCK-35)', async () => {
    mount(kind, { runtime: accepted, style: `${thirdPartyStyle}${belowTheFold}` });
    await rest();
    expect(asked()).toBe(0);
    document.querySelector('main')?.scrollIntoView();
    await expect.poll(() => asked()).toBe(1);
    await expect.poll(() => facade().hidden).toBe(true);
  });

  it('does not load in the viewport when cookies are declined', async () => {
    mount(kind, { runtime: { consent: sampleConsent('decline') } });
    await rest();
    expect(asked()).toBe(0);
  });

  it('falls back to a plain link and announces an error after a timeout (BLOCK-35)', async () => {
    const announce = vi.fn<(text: string) => void>();
    const { root } = mount(kind, { runtime: { announce } });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    // Loading is asynchronous, so nothing can have loaded immediately after the request.
    const asking = new MutationObserver(() => {
      if (asked() > 0) vi.advanceTimersByTime(timeoutMs);
    });
    asking.observe(document, { childList: true, subtree: true });
    root.querySelector<HTMLElement>('[data-opens]')?.click();
    await vi.waitUntil(() => 'failed' in root.dataset, { timeout: 5000 });
    asking.disconnect();
    expect(asked()).toBe(0);
    expect(facade().hidden).toBe(false);
    await expect.element(page.getByText(/did not respond/)).toBeVisible();
    expect(announce).toHaveBeenCalledOnce();
    let isTaken = true;
    const onPress = (event: Event) => {
      isTaken = event.defaultPrevented;
      event.preventDefault();
    };
    root.addEventListener('click', onPress, { once: true });
    root.querySelector<HTMLElement>('[data-opens]')?.click();
    expect(isTaken).toBe(false);
    expect(asked()).toBe(0);
  });

  it('loads once when its island restarts', async () => {
    const { root, stop } = mount(kind, { runtime: accepted });
    await expect.poll(() => 'shown' in root.dataset).toBe(true);
    stop();
    const end = start(root, sampleRuntime({ ...visitor, ...accepted }));
    await rest();
    expect(asked()).toBe(1);
    end();
  });

  it('is a link that opens a new window without a script (BLOCK-35)', async () => {
    mount(kind, { start: undefined as never });
    const link = page.getByRole('link', { name: 'Book' });
    await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\//));
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect.element(link).toHaveAttribute('rel', 'noopener');
    expect(document.querySelector('[data-island]')).toHaveAttribute('data-island', 'third-party');
  });

  it('renders only a link when third-party requests are not allowed', () => {
    mount(kind, { start: undefined as never, page: { allowsThirdParties: false } });
    expect(document.querySelector('[data-island]')).toBeNull();
    expect(document.querySelectorAll('a')).toHaveLength(1);
  });
});

it('loads when cookies are accepted while it is in the viewport, but not outside it', async () => {
  let result: 'accept' | undefined;
  const listeners = new Set<() => void>();
  const consent: IslandRuntime['consent'] = {
    read: () => result,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const [first] = kinds;
  const { stop } = mount(first!, {
    runtime: { consent },
    style: `${thirdPartyStyle}${belowTheFold}`,
  });
  result = 'accept';
  for (const listener of listeners) listener();
  await rest();
  expect(asked()).toBe(0);

  result = undefined;
  document.querySelector('main')?.scrollIntoView();
  await rest();
  expect(asked()).toBe(0);
  result = 'accept';
  for (const listener of listeners) listener();
  await expect.poll(() => asked()).toBe(1);
  stop();
  expect(listeners.size).toBe(0);
});

it('falls back to a plain link when the script fails to load (BLOCK-35)', async () => {
  const { root } = mount(kinds[3]!, { at: goneAddress() });
  await page.getByRole('link', { name: 'Book' }).click();
  await expect.poll(() => 'failed' in root.dataset).toBe(true);
  await expect.element(page.getByRole('link', { name: 'Book' })).toBeVisible();
  expect(asked()).toBe(0);
});

it('renders food ordering as a link without a third-party request (BLOCK-35)', async () => {
  mountBlock({
    block: foodOrdering,
    props: { address: 'https://order.example' },
    runtime: accepted,
  });
  await rest();
  expect(asked()).toBe(0);
  await expect.element(page.getByRole('link')).toHaveAttribute('href', 'https://order.example');
});
