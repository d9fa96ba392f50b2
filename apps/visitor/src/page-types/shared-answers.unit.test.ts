import { expect, it } from 'vitest';
import { drawMain } from '../testing/draw-page.ts';
import { sampleDocument } from '../testing/sample-page.ts';

it('says what was wrong with a request, and names none to all who meet the page', () => {
  const text = drawMain({ kind: 'error', status: 429, message: 'Too many requests.' });
  expect(text).toContain('<p>Too many requests.</p>');
  expect(text).not.toContain('Reference');
});

it('says that filters find nothing, and leads back to everything', () => {
  const collection = {
    id: 'c',
    title: 'Journal',
    type: 1,
    path: '/journal',
    view: 'list',
    items: [],
    filters: {},
    categories: ['Prints'],
    page: 1,
    pageCount: 1,
  } as const;
  const draw = (more: object) =>
    drawMain({
      kind: 'collection',
      document: sampleDocument(),
      collection: { ...collection, ...more },
    });
  const nothing = draw({ foundNothing: true });
  expect(nothing).toContain('No results found');
  expect(nothing).toContain('<a href="/journal">All</a>');
  expect(draw({})).toContain('There is nothing here yet.');
  expect(draw({})).toContain('<a href="/journal" aria-current="true">All</a>');
});
