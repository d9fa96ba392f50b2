import { expect, it, vi } from 'vitest';
import { findKitFonts, type FontNews } from './find-kit-fonts.ts';

it('logs and reports a font that Typekit has no more, and goes on with the others (FONT-04)', () => {
  const news = { log: vi.fn<FontNews['log']>(), report: vi.fn<FontNews['report']>() };
  const [kept, gone] = [
    { id: 'abcd', variations: ['n4'] },
    { id: 'wxyz', variations: ['n7'] },
  ];
  expect(findKitFonts([kept, gone], new Set(['abcd']), news)).toStrictEqual([kept]);
  const told = ['Requested font no longer in Typekit', gone] as const;
  expect(news.log).toHaveBeenCalledExactlyOnceWith(...told);
  expect(news.report).toHaveBeenCalledExactlyOnceWith(...told);
});
