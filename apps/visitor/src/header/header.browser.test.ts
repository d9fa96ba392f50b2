import type { EscapeTarget } from '@sitewright/escape-manager';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountPage } from '../testing/mount-page.ts';
import { sampleDocument } from '../testing/sample-page.ts';
import { sampleRuntime } from '../testing/sample-runtime.ts';
import { start } from './island.ts';

const link = (title: string, links: readonly object[] = []) => ({
  title,
  href: `/${title.toLowerCase()}`,
  newWindow: false,
  isCurrent: false,
  links,
});

/** A page with a menu, the islands of its header, and what Escape would close. */
function mount(main: readonly object[] = [link('Shop', [link('Cups')]), link('Care')]) {
  const open: EscapeTarget[] = [];
  const body = mountPage(
    { kind: 'page', document: sampleDocument() },
    { navigation: { main, footer: [] } as never },
  );
  const runtime = sampleRuntime({
    escape: {
      register: (target) => {
        open.push(target);
        return () => open.splice(open.indexOf(target), 1);
      },
    },
  });
  const ends = [...body.querySelectorAll<HTMLElement>('[data-island="header"]')].map((root) =>
    start(root, runtime),
  );
  return { body, open, end: () => ends.forEach((end) => end()) };
}

const wait = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

afterEach(async () => {
  // The pointer stays where a test leaves it, and a folder below it opens.
  const main = document.querySelector('main');
  if (main !== null) await userEvent.hover(main, { force: true });
  document.body.replaceChildren();
  document.documentElement.removeAttribute('dir');
});

it('closes the open menu on Escape', async () => {
  await page.viewport(390, 800);
  const { body, open, end } = mount();
  const menu = body.querySelector<HTMLElement>('#site-menu')!;
  body.querySelector<HTMLElement>('.menu-button')!.click();
  await expect.poll(() => open.length).toBe(1);
  open[0]!.close();
  expect(menu.matches(':popover-open')).toBe(false);
  await expect.poll(() => open.length).toBe(0);
  end();
});

it('keeps Tab and Shift+Tab inside the open menu, and returns focus to its button on close (FOCUS-02)', async () => {
  await page.viewport(390, 800);
  const { body, open, end } = mount();
  const button = body.querySelector<HTMLElement>('.menu-button')!;
  await userEvent.click(button);
  await expect.poll(() => open.length).toBe(1);
  const walk = async (key: string) => {
    await userEvent.keyboard(key);
    const focused = document.activeElement!;
    return focused.ariaLabel ?? focused.textContent;
  };
  const forward = ['Close menu', 'Shop', 'Care', 'Close menu'];
  for (const name of forward) expect(await walk('{Tab}')).toBe(name);
  for (const name of ['Care', 'Shop', 'Close menu', 'Care'])
    expect(await walk('{Shift>}{Tab}{/Shift}')).toBe(name);
  open[0]!.close();
  await expect.poll(() => open.length).toBe(0);
  expect(document.activeElement).toBe(button);
  body.querySelector<HTMLElement>('.site-brand')!.focus();
  expect(document.activeElement?.className).toBe('site-brand');
  end();
});

it('closes an open folder on Escape, and returns focus to its title', async () => {
  await page.viewport(1440, 800);
  const { body, open, end } = mount();
  const folder = body.querySelector<HTMLDetailsElement>('.nav-folder')!;
  const title = folder.querySelector('summary')!;
  title.click();
  await expect.poll(() => open.length).toBe(1);
  folder.querySelector('a')!.focus();
  open[0]!.close();
  expect(folder.open).toBe(false);
  expect(document.activeElement).toBe(title);
  await expect.poll(() => open.length).toBe(0);
  end();
});

it('does not move focus on Escape when focus is outside the folder', async () => {
  await page.viewport(1440, 800);
  const { body, open, end } = mount();
  body.querySelector('summary')!.click();
  await expect.poll(() => open.length).toBe(1);
  const otherLink = page.getByRole('link', { name: 'Care' }).element();
  (otherLink as HTMLElement).focus();
  open[0]!.close();
  expect(document.activeElement).toBe(otherLink);
  end();
});

it('unregisters its Escape handler on cleanup', async () => {
  await page.viewport(1440, 800);
  const { body, open, end } = mount();
  body.querySelector('summary')!.click();
  await expect.poll(() => open.length).toBe(1);
  end();
  expect(open).toHaveLength(0);
});

const folders = [
  link('First', [link('Cups'), link('Bowls')]),
  link('Care'),
  link('Last', [link('A very long title for one page of this site')]),
];

it.each(['ltr', 'rtl'])(
  'aligns a folder list with the start of its title, and keeps it inside the viewport (%s)',
  async (dir) => {
    await page.viewport(1000, 700);
    const { body, end } = mount(folders);
    document.documentElement.dir = dir;
    // The menu lies at the end of the header: there the last list has no room.
    const edges = [...body.querySelectorAll<HTMLDetailsElement>('.nav-folder')].map((folder) => {
      folder.open = true;
      const title = folder.querySelector('summary')!.getBoundingClientRect();
      const list = folder.querySelector('ul')!.getBoundingClientRect();
      folder.open = false;
      expect(list.top).toBeCloseTo(title.bottom, 0);
      expect(list.left).toBeGreaterThanOrEqual(0);
      expect(list.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
      return { title, list };
    });
    const [first, last] = edges;
    const [start, finish] =
      dir === 'ltr' ? (['left', 'right'] as const) : (['right', 'left'] as const);
    expect(first!.list[start]).toBeCloseTo(first!.title[start], 0);
    expect(last!.list[finish]).toBeCloseTo(last!.title[finish], 0);
    end();
  },
);

it('opens a folder on hover after a delay, and closes it with a delay after the mouse leaves', async () => {
  await page.viewport(1440, 800);
  const { body, open, end } = mount();
  const folder = body.querySelector<HTMLDetailsElement>('.nav-folder')!;
  await userEvent.hover(folder.querySelector('summary')!);
  expect(folder.open).toBe(false);
  await expect.poll(() => folder.open).toBe(true);
  await userEvent.hover(folder.querySelector('a')!);
  await wait(500);
  expect(folder.open).toBe(true);
  expect(open).toHaveLength(1);
  await userEvent.hover(body.querySelector('main')!);
  expect(folder.open).toBe(true);
  await expect.poll(() => folder.open).toBe(false);
  end();
});

it('does not open a folder when a mouse only passes over it, or on touch', async () => {
  await page.viewport(1440, 800);
  const { body, end } = mount();
  const folder = body.querySelector<HTMLDetailsElement>('.nav-folder')!;
  folder.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
  folder.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
  await wait(500);
  expect(folder.open).toBe(false);
  folder.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'touch' }));
  await wait(300);
  expect(folder.open).toBe(false);
  end();
});

it('keeps a folder open after a click when hover had opened it', async () => {
  await page.viewport(1440, 800);
  const { body, end } = mount();
  const folder = body.querySelector<HTMLDetailsElement>('.nav-folder')!;
  const title = folder.querySelector('summary')!;
  await userEvent.hover(title);
  await expect.poll(() => folder.open).toBe(true);
  await userEvent.click(title);
  expect(folder.open).toBe(true);
  await userEvent.hover(body.querySelector('main')!);
  await wait(500);
  expect(folder.open).toBe(true);
  await userEvent.click(title);
  expect(folder.open).toBe(false);
  end();
});

it.each(['{Enter}', ' '])('toggles a folder on the key %j', async (key) => {
  await page.viewport(1440, 800);
  const { body, end } = mount();
  const folder = body.querySelector<HTMLDetailsElement>('.nav-folder')!;
  folder.querySelector('summary')!.focus();
  await userEvent.keyboard(key);
  expect(folder.open).toBe(true);
  await userEvent.keyboard(key);
  expect(folder.open).toBe(false);
  end();
});

it('closes a folder on Enter when hover had opened it', async () => {
  await page.viewport(1440, 800);
  const { body, end } = mount();
  const folder = body.querySelector<HTMLDetailsElement>('.nav-folder')!;
  const title = folder.querySelector('summary')!;
  await userEvent.hover(title);
  await expect.poll(() => folder.open).toBe(true);
  title.focus();
  await userEvent.keyboard('{Enter}');
  expect(folder.open).toBe(false);
  end();
});

it('closes a folder when focus leaves it, and on a pointerdown outside', async () => {
  await page.viewport(1440, 800);
  const { body, end } = mount();
  const folder = body.querySelector<HTMLDetailsElement>('.nav-folder')!;
  folder.querySelector('summary')!.focus();
  await userEvent.keyboard('{Enter}{Tab}');
  expect(document.activeElement).toBe(folder.querySelector('a'));
  expect(folder.open).toBe(true);
  await userEvent.tab();
  expect(folder.open).toBe(false);

  folder.open = true;
  body.querySelector('main')!.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  expect(folder.open).toBe(false);
  end();
});

it('does not open or close folders on hover in the mobile menu', async () => {
  await page.viewport(390, 800);
  const { body, end } = mount();
  body.querySelector<HTMLElement>('.menu-button')!.click();
  const folder = body.querySelector<HTMLDetailsElement>('.nav-folder')!;
  await userEvent.hover(folder.querySelector('summary')!);
  await wait(300);
  expect(folder.open).toBe(false);
  folder.open = true;
  await userEvent.hover(body.querySelector('.menu-close')!);
  await wait(500);
  expect(folder.open).toBe(true);
  end();
});
