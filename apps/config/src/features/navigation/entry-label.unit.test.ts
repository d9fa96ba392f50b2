import { expect, it } from 'vitest';
import { entryLabel } from './entry-label.ts';

const pages = [{ id: 'a' }];

it.each([
  ['a page', { title: 'Home', pageId: 'a' }, 'Home'],
  ['a page that is deleted', { title: 'Terrace', pageId: 'b' }, 'Terrace (its page is deleted)'],
  ['an address', { title: 'Shop', href: '/shop' }, 'Shop'],
  ['a folder', { title: 'More', links: [{ title: 'Terrace', pageId: 'b' }] }, 'More (folder, 1)'],
])('returns the label of %s', (_, entry, label) => {
  expect(entryLabel(entry, pages)).toBe(label);
});

it('does not mark a page as deleted while no pages are loaded', () => {
  expect(entryLabel({ title: 'Home', pageId: 'a' }, [])).toBe('Home');
});
