import type { SectionTheme, SiteStyles } from '@sitewright/contracts/entities';
import { buttonRules } from './button-rules.ts';
import { fontFamilyOf, fontStack } from './font-families.ts';
import { themeColors } from './theme-colors.ts';
import { typeScale } from './type-scale.ts';

const declarations = (properties: Readonly<Record<string, string | number>>) =>
  Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The custom properties of one theme, for the sections that name it. */
export function themeRule(palette: SiteStyles['palette'], theme: SectionTheme): string {
  const colors = themeColors(palette, theme);
  const properties = Object.fromEntries(
    Object.entries(colors).map(([name, color]) => [`--color-${kebab(name)}`, color]),
  );
  return `[data-theme='${theme}']{${declarations(properties)}}`;
}

const headingCase = {
  normal: {},
  uppercase: { '--heading-transform': 'uppercase' },
  'small-caps': { '--heading-caps': 'all-small-caps' },
} as const;

/** The weight that bold text adds to the surrounding text. */
export const boldStep = 250;

const clampWeight = (family: string, weight: number) => {
  const [min, max] = fontFamilyOf(family).weights;
  return Math.min(Math.max(weight, min), max);
};

/** The owner's styles of the whole site as custom properties, with the themes that the page uses. */
export function siteStyleSheet(styles: SiteStyles, themes: Iterable<SectionTheme>): string {
  const { fonts, scale, spacing, buttons, images, palette } = styles;
  const properties = {
    '--font-heading': fontStack(fonts.heading),
    '--font-body': fontStack(fonts.body),
    '--heading-weight': clampWeight(fonts.heading, fonts.headingWeight),
    '--body-weight': clampWeight(fonts.body, fonts.bodyWeight),
    '--bold-weight': clampWeight(fonts.body, fonts.bodyWeight + boldStep),
    '--heading-tracking': `${fonts.headingTracking}em`,
    '--heading-leading': fonts.headingLeading,
    '--body-leading': fonts.bodyLeading,
    ...headingCase[fonts.headingStyle],
    ...typeScale(scale),
    '--page-width': `${spacing.pageWidthPx}px`,
    '--page-padding': `max(20px,${spacing.pagePaddingVw}vw)`,
    '--section-padding': `clamp(${Math.min(2.5, spacing.sectionPaddingVmax)}rem,${spacing.sectionPaddingVmax}vmax,11rem)`,
    '--gap': `${spacing.gapPx}px`,
    '--radius': `${images.radiusPx}px`,
  };
  const rules = [...new Set(themes)].map((theme) => themeRule(palette, theme));
  return `:root{${declarations(properties)};font-size:${scale.basePx / 0.16}%}${rules.join('')}${buttonRules(buttons)}`;
}

/** The condition of the rule that contains the site styles of an edited page. It is always true. */
const groupCondition = '(--site-styles: 0)';

/**
 * The site styles in their own rule, so that `replaceSiteStyles` finds them. For pages that are being edited; does not
 * change the result.
 */
export const replaceableSiteStyles = (...sheet: Parameters<typeof siteStyleSheet>): string =>
  `@supports ${groupCondition}{${siteStyleSheet(...sheet)}}`;

const isGroup = (rule: CSSRule): rule is CSSSupportsRule =>
  'conditionText' in rule && rule.conditionText === groupCondition;

/**
 * Replaces the site styles of a page that was rendered with `replaceableSiteStyles`. The result equals a new render,
 * because the new styles have the position of the old ones in the cascade. False if the page contains no such rule.
 */
export function replaceSiteStyles(
  page: Document,
  ...sheet: Parameters<typeof siteStyleSheet>
): boolean {
  const rules = [...page.querySelectorAll('style')].flatMap(({ sheet: styleSheet }) => [
    ...(styleSheet?.cssRules ?? []),
  ]);
  const group = rules.find(isGroup);
  if (group === undefined) return false;
  const Sheet = page.defaultView?.CSSStyleSheet ?? CSSStyleSheet;
  const newSheet = new Sheet();
  newSheet.replaceSync(siteStyleSheet(...sheet));
  while (group.cssRules.length > 0) group.deleteRule(0);
  for (const { cssText } of newSheet.cssRules) group.insertRule(cssText, group.cssRules.length);
  return true;
}
