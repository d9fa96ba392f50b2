import type { PageView } from '@sitewright/contracts/entities';

/** Widths from which a menu may lie open in the header, in pixels. */
const widths = [800, 1024, 1280, 1536] as const;

const letterPx = 8.5;
const linkGapPx = 36;
const actionsPx = { cart: 110, button: 150, social: 36 } as const;

/**
 * From which window width the navigation fits into the header; below it there is a menu button.
 * Reckoned from the length of the words, because the server does not see the page.
 */
export function menuWidth({ header, navigation, site }: PageView): number {
  const links = navigation.main.reduce(
    (sum, { title }) => sum + title.length * letterPx + linkGapPx,
    0,
  );
  const brand = site.logo ? 180 : (site.title.length + header.tagline.length) * 13;
  const actions =
    (header.showCart ? actionsPx.cart : 0) +
    (header.button ? actionsPx.button : 0) +
    header.social.length * actionsPx.social;
  const needed = links + brand + actions + 120;
  return widths.find((width) => width >= needed) ?? 100_000;
}
