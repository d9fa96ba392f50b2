import { expect, it } from 'vitest';
import { sampleDocument, samplePage } from '../testing/sample-page.ts';
import { menuWidth } from './menu-width.ts';

const view = (...titles: string[]) =>
  samplePage(
    { kind: 'page', document: sampleDocument() },
    {
      navigation: {
        main: titles.map((title) => ({
          title,
          href: '/',
          newWindow: false,
          isCurrent: false,
          links: [],
        })),
        footer: [],
      },
    },
  );

it('returns a larger breakpoint for a longer menu', () => {
  expect(menuWidth(view('Work', 'Contact'))).toBe(800);
  expect(menuWidth(view(...Array<string>(8).fill('Long title')))).toBe(1280);
  expect(menuWidth(view(...Array<string>(40).fill('Long title')))).toBeGreaterThan(5000);
});
