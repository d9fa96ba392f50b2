import type { EscapeTarget } from '@sitewright/escape-manager';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
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
function mount() {
  const open: EscapeTarget[] = [];
  const body = mountPage(
    { kind: 'page', document: sampleDocument() },
    { navigation: { main: [link('Shop', [link('Cups')]), link('Care')], footer: [] } as never },
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

afterEach(() => document.body.replaceChildren());

it('keeps Escape for the menu while that is open', async () => {
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

it('keeps Escape for a folder while that is open, and leads the focus back to its title', async () => {
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

it('leaves the focus where it is when that is somewhere else', async () => {
  await page.viewport(1440, 800);
  const { body, open, end } = mount();
  body.querySelector('summary')!.click();
  await expect.poll(() => open.length).toBe(1);
  const elsewhere = page.getByRole('link', { name: 'Care' }).element();
  (elsewhere as HTMLElement).focus();
  open[0]!.close();
  expect(document.activeElement).toBe(elsewhere);
  end();
});

it('lets go of Escape when it ends', async () => {
  await page.viewport(1440, 800);
  const { body, open, end } = mount();
  body.querySelector('summary')!.click();
  await expect.poll(() => open.length).toBe(1);
  end();
  expect(open).toHaveLength(0);
});
