import type { IslandModule, IslandRuntime } from '@sitewright/blocks/client';
import { createAccountEscape, createEscapeManager } from '@sitewright/escape-manager';
import { listenForEscape } from '@sitewright/escape-manager/dom';
import { openLightbox } from '@sitewright/ui/lightbox';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleRuntime } from '../testing/sample-runtime.ts';
import { startIslands } from './start-islands.ts';

/** Puts islands into the page and starts them, each from the `file` that its markup names. */
function mount(
  html: string,
  files: Readonly<Record<string, () => Promise<IslandModule>>>,
  view: Window = window,
) {
  document.body.innerHTML = html;
  const log = vi.fn<(message: string, cause: unknown) => void>();
  const end = startIslands(document.body, {
    window: view,
    load: (file) => files[file]!(),
    readServices: async () => sampleRuntime(),
    log,
  });
  return { log, end };
}

const island = () => {
  const start = vi.fn<(root: HTMLElement, runtime: IslandRuntime) => () => void>(() => () => {});
  const load = vi.fn<() => Promise<IslandModule>>(async () => ({ start }));
  return { start, load };
};

afterEach(() => document.body.replaceChildren());

describe('an island', () => {
  it('is loaded when it scrolls near the viewport, and not before', async () => {
    const { start, load } = island();
    mount('<div style="height:3000px"></div><div data-files="x">x</div>', { x: load });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(load).not.toHaveBeenCalled();
    document.querySelector('[data-files]')?.scrollIntoView();
    await expect.poll(() => start.mock.calls.length).toBe(1);
    expect(document.querySelector('[data-files]')).toHaveAttribute('data-live');
    scrollTo(0, 0);
  });

  it('can be loaded immediately or when the browser is idle', async () => {
    const { start, load } = island();
    mount(
      '<p data-files="x" data-island-when="load"></p><p data-files="x" data-island-when="idle"></p>',
      { x: load },
    );
    await expect.poll(() => start.mock.calls.length).toBe(2);
  });

  it('with idle loading is loaded within a timeout when the browser is never idle', async () => {
    const { start, load } = island();
    const asked = vi.fn<(begin: () => void, options?: IdleRequestOptions) => number>(() => 0);
    const busy = Object.create(window, { requestIdleCallback: { value: asked } }) as Window;
    mount('<p data-files="x" data-island-when="idle"></p>', { x: load }, busy);
    const [begin, options] = asked.mock.calls[0]!;
    expect(start).not.toHaveBeenCalled();
    // A browser that finds no rest calls back when that time is over.
    expect(options?.timeout).toBeLessThanOrEqual(2_000);
    begin();
    await expect.poll(() => start.mock.calls.length).toBe(1);
  });

  it('with idle loading is not loaded after cleanup', async () => {
    const { load } = island();
    const asked = vi.fn<(begin: () => void) => number>(() => 0);
    const busy = Object.create(window, { requestIdleCallback: { value: asked } }) as Window;
    const { end } = mount('<p data-files="x" data-island-when="idle"></p>', { x: load }, busy);
    end();
    asked.mock.calls[0]![0]();
    expect(load).not.toHaveBeenCalled();
  });

  it('is loaded outside the viewport when the URL names one of its items', async () => {
    const [named, other] = [island(), island()];
    history.replaceState(null, '', '#itemId=b2');
    mount(
      '<div style="height:3000px"></div><div data-files="x" data-full-url="/work"></div><div data-files="y"></div>',
      { x: named.load, y: other.load },
    );
    await expect.poll(() => named.start.mock.calls.length).toBe(1);
    expect(other.load).not.toHaveBeenCalled();
    history.replaceState(null, '', location.pathname);
  });

  it('with touch loading is loaded on the first click, and does not lose the click', async () => {
    const pressed = vi.fn<() => void>();
    const load = vi.fn<() => Promise<IslandModule>>(async () => ({
      start: (root) => {
        root.querySelector('button')?.addEventListener('click', pressed);
        return () => {};
      },
    }));
    mount('<div data-files="x" data-island-when="touch"><button>Go</button></div>', { x: load });
    expect(load).not.toHaveBeenCalled();
    await page.getByRole('button').click();
    await expect.poll(() => pressed.mock.calls.length).toBe(1);
    await page.getByRole('button').click();
    expect(pressed).toHaveBeenCalledTimes(2);
    expect(load).toHaveBeenCalledOnce();
  });

  it('with touch loading is loaded on focus, and does not lose a key press', async () => {
    const pressed = vi.fn<() => void>();
    const load = async (): Promise<IslandModule> => ({
      start: (root) => {
        root.querySelector('button')?.addEventListener('click', pressed);
        return () => {};
      },
    });
    mount('<div data-files="x" data-island-when="touch"><button>Go</button></div>', { x: load });
    page.getByRole('button').element().focus();
    await expect.poll(() => document.querySelector('div')?.dataset['live']).toBe('');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => pressed.mock.calls.length).toBe(1);
  });

  it('replays a click that comes before it is loaded, and starts once', async () => {
    const pressed = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    const start = vi.fn<IslandModule['start']>((root) => {
      root.querySelector('a')?.addEventListener('click', pressed);
      return () => {};
    });
    const load = vi.fn<() => Promise<IslandModule>>(() => arrived.then(() => ({ start })));
    mount(
      '<div data-files="x" data-island-when="visible-or-touch"><a href="#full">Image</a></div>',
      {
        x: load,
      },
    );
    await expect.poll(() => load.mock.calls.length).toBe(1);
    await page.getByRole('link').click();
    expect(location.hash).not.toBe('#full');
    arrive();
    await expect.poll(() => pressed.mock.calls.length).toBe(1);
    await page.getByRole('link').click();
    expect(pressed).toHaveBeenCalledTimes(2);
    expect([load.mock.calls.length, start.mock.calls.length]).toEqual([1, 1]);
    expect(location.hash).not.toBe('#full');
  });

  it('does not intercept a click with Ctrl, Meta or Shift', () => {
    const load = vi.fn<() => Promise<IslandModule>>(() => new Promise(() => {}));
    mount('<div data-files="x" data-island-when="touch"><a href="#full">Image</a></div>', {
      x: load,
    });
    const link = page.getByRole('link').element();
    const isHeld = (keys: MouseEventInit) => {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
      // The test stays where it is, whatever the browser would open.
      document.addEventListener('click', (event) => event.preventDefault(), { once: true });
      let held = true;
      document.addEventListener('click', () => (held = false), { once: true });
      link.dispatchEvent(click);
      return held;
    };
    expect([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }].map(isHeld)).toEqual([
      false,
      false,
      false,
    ]);
    expect(load).not.toHaveBeenCalled();
    expect(isHeld({})).toBe(true);
  });

  it('that fails to load is logged, and does not affect its markup or other islands', async () => {
    const { start, load } = island();
    const { log } = mount(
      '<p data-island="bad" data-files="bad" data-island-when="load">words</p><p data-files="x" data-island-when="load"></p><p data-island="unknown"></p>',
      { x: load, bad: () => Promise.reject(new Error('offline')) },
    );
    await expect.poll(() => start.mock.calls.length).toBe(1);
    await expect.poll(() => log.mock.calls.length).toBe(1);
    expect(log.mock.calls[0]?.[0]).toContain('bad');
    expect(document.querySelector('p')?.textContent).toBe('words');
  });

  it('is not started after cleanup', async () => {
    const { start, load } = island();
    const { end } = mount('<p data-files="x" data-island-when="load"></p>', { x: load });
    end();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(start).not.toHaveBeenCalled();
  });
});

it('closes an open lightbox on the first Escape, and navigates to the configuration on the second (ESC-14)', async () => {
  const navigate = vi.fn<() => void>();
  const escape = createEscapeManager({
    setTimer: (callback, delayMs) => setTimeout(callback, delayMs),
    otherwise: createAccountEscape({
      navigate,
      logout: () => {},
      readContext: () => ({ account: 'collaborator', useEscapeKeyToLogin: false }),
    }),
  });
  const stop = listenForEscape(escape, window);
  openLightbox(
    [
      {
        content: {
          kind: 'picture',
          source: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
          alt: '',
        },
      },
    ],
    {},
    { window, registerEscape: escape.register },
  );
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
  expect(navigate).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => navigate.mock.calls.length).toBe(1);
  stop();
});
