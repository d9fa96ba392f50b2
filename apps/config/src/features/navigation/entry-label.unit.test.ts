import { expect, it } from 'vitest';
import { entryLabel } from './entry-label.ts';

const pages = [{ id: 'a' }];

it.each([
  ['a page', { title: 'Home', pageId: 'a' }, 'Home'],
  ['a page that is deleted', { title: 'Terrace', pageId: 'b' }, 'Terrace (its page is deleted)'],
  ['an address', { title: 'Shop', href: '/shop' }, 'Shop'],
  ['a folder', { title: 'More', links: [{ title: 'Terrace', pageId: 'b' }] }, 'More (folder, 1)'],
])('calls %s as it is', (_, entry, label) => {
  expect(entryLabel(entry, pages)).toBe(label);
});

it('says of no page that it is deleted as long as the pages are not read', () => {
  expect(entryLabel({ title: 'Home', pageId: 'a' }, [])).toBe('Home');
});
