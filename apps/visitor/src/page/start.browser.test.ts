import { blockType } from '@sitewright/contracts/codes';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mountPage } from '../testing/mount-page.ts';
import {
  sampleBlock,
  sampleContext,
  sampleDocument,
  sampleSection,
} from '../testing/sample-page.ts';
import { start } from './start.ts';

type SiteWindow = Parameters<typeof start>[0];

/** Listeners that live, wherever a page has put them. */
function watchListeners() {
  const alive = new Set<string>();
  const { addEventListener: listenTo } = EventTarget.prototype;
  const names = new WeakMap<object, Map<string, string>>();
  let created = 0;

  function watch(target: EventTarget): void {
    const { addEventListener, removeEventListener } = target;
    vi.spyOn(target, 'addEventListener').mockImplementation(function add(
      this: EventTarget,
      ...[type, listener, options]: Parameters<EventTarget['addEventListener']>
    ) {
      addEventListener.call(this, type, listener, options);
      const { signal, once } = typeof options === 'object' ? options : {};
      if (listener === null || signal?.aborted || once || this instanceof AbortSignal) return;
      const name = `${type} on ${this.constructor.name} ${(created += 1)}`;
      alive.add(name);
      const known = names.get(listener) ?? new Map<string, string>();
      names.set(listener, known.set(type, name));
      if (signal) listenTo.call(signal, 'abort', () => alive.delete(name));
    });
    vi.spyOn(target, 'removeEventListener').mockImplementation(function remove(
      this: EventTarget,
      ...[type, listener, options]: Parameters<EventTarget['removeEventListener']>
    ) {
      removeEventListener.call(this, type, listener, options);
      if (listener !== null) alive.delete(names.get(listener)?.get(type) ?? '');
    });
  }

  watch(EventTarget.prototype);
  // The window of a test may have methods of its own.
  if (Object.hasOwn(window, 'addEventListener')) watch(window);
  return alive;
}

interface Observing {
  observe(...call: unknown[]): void;
  disconnect(): void;
}

/** Observers of a kind that look at something. */
function watchObservers(kind: 'IntersectionObserver' | 'ResizeObserver' | 'MutationObserver') {
  const alive = new Set<Observing>();
  const prototype: Observing = window[kind].prototype;
  const { observe, disconnect } = prototype;
  vi.spyOn(prototype, 'observe').mockImplementation(function watch(this: Observing, ...call) {
    alive.add(this);
    observe.apply(this, call);
  });
  vi.spyOn(prototype, 'disconnect').mockImplementation(function leave(this: Observing) {
    alive.delete(this);
    disconnect.call(this);
  });
  return alive;
}

const blocks = [
  sampleBlock(blockType.ACCORDION, { items: [{ title: 'Where' }, { title: 'When' }] }),
  sampleBlock(blockType.MENU, {
    cards: [{ title: 'Lunch', parts: [{ dishes: [{ title: 'Soup' }] }] }, { title: 'Dinner' }],
  }),
  sampleBlock(blockType.BUTTON, { text: 'Book', link: { href: '#contact' } }),
  sampleBlock(blockType.VIDEO, {
    embed: '<iframe src="https://player.vimeo.com/video/123456"></iframe>',
  }),
];

/** The folder of an island: the header's is in the app. */
const folderOf = (island = '') =>
  island === 'header' ? 'apps/visitor/src' : 'libs/blocks/src/blocks';

/** A page with interactive blocks, whose islands are the source files. */
function mountLivePage(): void {
  mountPage({ kind: 'page', document: sampleDocument(sampleSection(blocks)) });
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-island]')) {
    dataset['islandWhen'] = 'load';
    dataset['files'] = `${folderOf(dataset['island'])}/${dataset['island']}/island.ts`;
  }
}

const page = window as SiteWindow;
const living = () => document.querySelectorAll('[data-live]').length;

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({}));
});

afterEach(() => {
  page.sitewright?.destroy();
  delete page.sitewright;
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('removes all listeners and observers on destroy, and starts the islands again on ready (INIT-05)', async () => {
  vi.spyOn(window, 'requestIdleCallback');
  const listeners = watchListeners();
  const observers = [
    watchObservers('IntersectionObserver'),
    watchObservers('ResizeObserver'),
    watchObservers('MutationObserver'),
  ];
  const timers = vi.spyOn(window, 'setInterval');
  mountLivePage();
  start(page);
  const islands = document.querySelectorAll('[data-island]').length;
  expect(islands).toBeGreaterThan(1);
  await expect.poll(living).toBe(islands);
  expect([...listeners].join()).toContain('keydown on Window');

  page.sitewright?.destroy();
  expect([...listeners]).toStrictEqual([]);
  expect(observers.map(({ size }) => size)).toStrictEqual([0, 0, 0]);
  expect(timers).not.toHaveBeenCalled();

  for (const island of document.querySelectorAll<HTMLElement>('[data-live]'))
    delete island.dataset['live'];
  page.sitewright?.ready();
  await expect.poll(living).toBe(islands);
});

it('warns on a second run, and keeps the first instance', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  mountLivePage();
  start(page);
  const first = page.sitewright;
  start(page);
  expect(warned).toHaveBeenCalledExactlyOnceWith('Detected second run, this is bad.');
  expect(page.sitewright).toBe(first);
});

it('does nothing on a page without a site context', () => {
  document.body.innerHTML = '<p data-files="x">Words</p>';
  start(page);
  expect(page.sitewright).toBeUndefined();
  expect(sampleContext.pageType).toBe(2);
});
