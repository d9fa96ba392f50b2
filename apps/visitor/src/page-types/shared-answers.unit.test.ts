import { expect, it } from 'vitest';
import { renderMain } from '../testing/draw-page.ts';
import { sampleDocument } from '../testing/sample-page.ts';

it('shows an error page without a reference when there is no request ID', () => {
  const text = renderMain({ kind: 'error', status: 429, message: 'Too many requests.' });
  expect(text).toContain('<p>Too many requests.</p>');
  expect(text).not.toContain('Reference');
});

it('shows a message when filters match nothing, and links the unfiltered collection', () => {
  const collection = {
    id: 'c',
    title: 'Journal',
    type: 1,
    path: '/journal',
    view: 'list',
    items: [],
    filters: {},
    categories: [{ name: 'Prints', children: [] }],
    page: 1,
    pageCount: 1,
  } as const;
  const draw = (more: object) =>
    renderMain({
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
