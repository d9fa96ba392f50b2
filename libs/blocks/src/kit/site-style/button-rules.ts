import type { SiteStyles } from '@sitewright/contracts/entities';

const radius = { square: '0', rounded: '.5em', pill: '99em', underline: '0' } as const;

const filled =
  'background:var(--color-accent);border-color:var(--color-accent);color:var(--color-accent-text)';
const outlined = 'background:none;border-color:currentColor;color:var(--color-link)';
const underlined =
  'background:none;border-color:transparent;color:var(--color-link);padding-inline:0;' +
  'text-decoration:underline 1px;text-underline-offset:.5em';

/** The style of the site's buttons: rules instead of custom properties, because they depend on the theme's colors. */
export function buttonRules({ shape, look, paddingEm, uppercase }: SiteStyles['buttons']): string {
  const primary = shape === 'underline' ? underlined : look === 'solid' ? filled : outlined;
  const secondary = shape === 'underline' ? underlined : look === 'solid' ? outlined : filled;
  const caps = uppercase
    ? '.button,[data-form] button{text-transform:uppercase;letter-spacing:.08em;font-size:.8125rem}'
    : '';
  return (
    `:root{--button-radius:${radius[shape]};--button-padding:${paddingEm}em}${caps}` +
    `.button,[data-form] button{${primary}}.button[data-look='secondary']{${secondary}}` +
    `.button[data-look='tertiary']{${underlined}}`
  );
}
