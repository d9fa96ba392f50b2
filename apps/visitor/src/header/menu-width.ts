import type { PageView } from '@sitewright/contracts/entities';
import { pageBreakpoints } from '@sitewright/ui/tokens';

/** Widths from which a menu may lie open in the header, in pixels. */
const widths = [...pageBreakpoints, 1280, 1536] as const;

const letterPx = 8.5;
const linkGapPx = 36;
const actionsPx = { cart: 110, button: 150, social: 36 } as const;

/**
 * From which window width the navigation fits into the header; below it there is a menu button.
 * Reckoned from the length of the words, because the server does not see the page.
 */
export function menuWidth({ header, navigation, site }: PageView): number {
  const widthOf = (listed: PageView['navigation']['main']) =>
    listed.reduce((sum, { title }) => sum + title.length * letterPx + linkGapPx, 0);
  const brand = site.logo ? 180 : (site.title.length + header.tagline.length) * 13;
  const actions =
    (header.showCart ? actionsPx.cart : 0) +
    (header.button ? actionsPx.button : 0) +
    header.social.length * actionsPx.social;
  const { main } = navigation;
  const half = Math.ceil(main.length / 2);
  // Around a brand in the middle both sides are as wide as the wider of them.
  const links =
    header.layout === 'split'
      ? 2 * Math.max(widthOf(main.slice(0, half)), widthOf(main.slice(half)) + actions)
      : widthOf(main) + actions;
  const needed = links + brand + 120;
  return widths.find((width) => width >= needed) ?? 100_000;
}
