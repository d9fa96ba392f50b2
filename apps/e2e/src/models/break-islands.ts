import { expect, test, type Page } from '@playwright/test';

/** How an island is broken: its data, or the elements it searches for. */
export const ways = ['data', 'hooks'] as const;
export type Way = (typeof ways)[number];

/**
 * Before the page's scripts run, breaks the first island of the kind that the URL names. Its data attributes become
 * invalid, except those of the page itself, and so does browser storage; the second of three islands is emptied. Or
 * all marks that its script searches for are removed. All islands start immediately.
 */
function breakIslands(): void {
  const [, way, kind] = /^#broken-(\w+)=(.+)$/.exec(location.hash) ?? [];
  if (kind === undefined) return;
  localStorage.setItem(kind, '{"broken');
  sessionStorage.setItem(kind, '{"broken');
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    for (const island of document.querySelectorAll<HTMLElement>('[data-files]'))
      island.dataset['islandWhen'] = 'load';
    const [first, second, third] = document.querySelectorAll<HTMLElement>(
      `[data-island="${kind}"][data-files]`,
    );
    if (first === undefined) return;
    first.dataset['broken'] = way;
    // A nested island is not broken.
    const ownParts = [...first.querySelectorAll<HTMLElement>('*')].filter(
      (part) => part.closest('[data-files]') === first,
    );
    if (way === 'hooks') {
      for (const { dataset } of ownParts)
        for (const name of Object.keys(dataset)) delete dataset[name];
      return;
    }
    const untouched = ['island', 'islandWhen', 'files', 'locale', 'currency', 'broken'];
    for (const name of Object.keys(first.dataset))
      if (!untouched.includes(name)) first.dataset[name] = '{"broken';
    for (const part of ownParts)
      if (part.matches('[data-island-props]')) part.textContent = '{"broken';
    if (second === undefined || third === undefined) return;
    second.replaceChildren();
    second.dataset['broken'] = 'contents';
  });
}

/** The kinds of unbroken islands that have not started. */
const lifelessOn = (page: Page): Promise<string[]> =>
  page
    .locator('[data-files]:not([data-live]):not([data-broken])')
    .evaluateAll((found) => found.map((island) => island.getAttribute('data-island') ?? ''));

/** Opens pages with a broken island and collects uncaught errors. */
export async function createBreaker(page: Page) {
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  await page.addInitScript(breakIslands);

  /** Proves that a page works without the first island of a kind; `use` clicks what is left of it. */
  return (kind: string, way: Way, address: string, use: () => Promise<unknown> = async () => {}) =>
    test.step(`${kind}, its ${way}`, async () => {
      // From a blank page: changing only the fragment would not reload it.
      await page.goto('about:blank');
      await page.goto(`${address}#broken-${way}=${kind}`);
      const broken = page.locator('[data-broken]');
      await expect(broken).not.toHaveCount(0);
      await expect.poll(() => lifelessOn(page)).toEqual([]);
      // What is left of it can be clicked without harm.
      await broken.locator('button[type="button"], summary').evaluateAll((found) => {
        for (const button of found as HTMLElement[]) button.click();
      });
      await use();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // The error is reported, and nothing else.
      const noted = `The island ${kind} could not be started.`;
      expect(thrown.splice(0).filter((message) => message !== noted)).toEqual([]);
    });
}
