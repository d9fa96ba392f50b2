import { expect, it, vi } from 'vitest';
import { findKitFonts, type FontNews } from './find-kit-fonts.ts';

it('logs and reports a font that is missing in Typekit, and returns the others (FONT-04)', () => {
  const news = { log: vi.fn<FontNews['log']>(), report: vi.fn<FontNews['report']>() };
  const [available, gone] = [
    { id: 'abcd', variations: ['n4'] },
    { id: 'wxyz', variations: ['n7'] },
  ];
  expect(findKitFonts([available, gone], new Set(['abcd']), news)).toStrictEqual([available]);
  const report = ['Requested font no longer in Typekit', gone] as const;
  expect(news.log).toHaveBeenCalledExactlyOnceWith(...report);
  expect(news.report).toHaveBeenCalledExactlyOnceWith(...report);
});
