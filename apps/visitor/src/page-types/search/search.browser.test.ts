import { afterEach, expect, it } from 'vitest';
import { mountPage } from '../../testing/mount-page.ts';

afterEach(() => document.body.replaceChildren());

const hit = { title: 'Celadon', path: '/journal/celadon', excerpt: 'Needs iron.' };
const shown = (more: object = {}) =>
  mountPage({ kind: 'search', query: 'celdon', results: [], ...more }).querySelector('main')!
    .innerText;

it('shows ‘No results found’ without results, and ‘Unable to load results’ on an error (SEARCH-01)', () => {
  expect(shown()).toContain('No results found');
  expect(shown()).not.toContain('Unable to load results');
  expect(shown({ failed: true })).toContain('Unable to load results');
  expect(shown({ failed: true })).not.toContain('No results found');
  expect(shown({ results: [hit] })).not.toMatch(/No results found|Unable to load/);
});

it('shows the corrected query as a visible heading', () => {
  const text = shown({ results: [hit], searchedFor: 'celadon' });
  expect(text).toContain('No results found for “celdon”.');
  expect(text).toContain('Results for “celadon”');
  const heading = document.querySelector('main h2');
  expect(heading?.getBoundingClientRect().height).toBeGreaterThan(10);
});

it('links the previous and next page of results with the query', () => {
  const hrefs = (pages?: object) => {
    shown({ query: 'tea & <cake>', results: [hit], ...(pages === undefined ? {} : { pages }) });
    const links = [...document.querySelectorAll('main nav a')].map((a) => a.getAttribute('href'));
    const name = document.querySelector('main nav')?.getAttribute('aria-label');
    document.body.replaceChildren();
    return [name, ...links];
  };
  const first = '/search?q=tea+%26+%3Ccake%3E';
  expect(hrefs()).toEqual([undefined]);
  expect(hrefs({ number: 1, count: 3 })).toEqual(['Pages', `${first}&page=2`]);
  expect(hrefs({ number: 2, count: 3 })).toEqual(['Pages', first, `${first}&page=3`]);
  expect(hrefs({ number: 3, count: 3 })).toEqual(['Pages', `${first}&page=2`]);
});
