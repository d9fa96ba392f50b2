import { defaultStyles, type SiteStyles } from '@sitewright/contracts/entities';
import { afterEach, expect, it } from 'vitest';
import { baseStyle } from './base-style.ts';
import { replaceableSiteStyles, replaceSiteStyles, siteStyleSheet } from './site-style-sheet.ts';

const themes = ['lightest', 'dark'] as const;

const loud: SiteStyles = {
  ...defaultStyles,
  palette: { ...defaultStyles.palette, white: '#fff3d0', accent: '#0a5a3c' },
  fonts: { ...defaultStyles.fonts, heading: 'syne', headingStyle: 'uppercase' },
  buttons: { shape: 'pill', look: 'outline', paddingEm: 2, uppercase: true },
  images: { radiusPx: 30 },
};
const underlined: SiteStyles = {
  ...loud,
  fonts: { ...loud.fonts, headingStyle: 'small-caps' },
  buttons: { ...defaultStyles.buttons, shape: 'underline' },
};

const frames: HTMLIFrameElement[] = [];
afterEach(() => {
  for (const frame of frames.splice(0)) frame.remove();
});

/** A page whose block styles follow the site styles, as on every page. */
function pageWith(siteStyles: string): Document {
  const frame = document.createElement('iframe');
  frames.push(frame);
  document.body.append(frame);
  const page = frame.contentDocument!;
  page.body.innerHTML = `<section data-theme="dark"><h1>Title</h1><a class="button">Go</a></section>`;
  const style = page.createElement('style');
  style.textContent = `${baseStyle}${siteStyles}.button{font-size:1.5rem}`;
  page.head.append(style);
  return page;
}

/** Every computed property of every element. */
const drawn = (page: Document): readonly string[] =>
  [...page.querySelectorAll('body, body *')].map((element) => {
    const style = page.defaultView!.getComputedStyle(element);
    const values = [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
    return [...values, `--radius: ${style.getPropertyValue('--radius')}`].join(';');
  });

it.each([
  ['default', 'loud', defaultStyles, loud],
  ['loud', 'default', loud, defaultStyles],
  ['loud', 'underlined', loud, underlined],
  ['underlined', 'default', underlined, defaultStyles],
] as const)(
  'changes a page from %s styles to %s styles with the same computed styles as a new page',
  (_, __, before, after) => {
    const page = pageWith(replaceableSiteStyles(before, themes));
    expect(drawn(page)).toEqual(drawn(pageWith(siteStyleSheet(before, themes))));
    expect(replaceSiteStyles(page, after, themes)).toBe(true);
    expect(drawn(page)).toEqual(drawn(pageWith(siteStyleSheet(after, themes))));
  },
);

it('returns false for a page without replaceable styles', () => {
  const page = pageWith(siteStyleSheet(defaultStyles, themes));
  expect(replaceSiteStyles(page, loud, themes)).toBe(false);
});
