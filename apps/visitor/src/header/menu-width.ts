import type { PageView } from '@sitewright/contracts/entities';
import { pageBreakpoints } from '@sitewright/ui/tokens';

/** Minimum widths at which a menu can be inline in the header, in pixels. */
const widths = [...pageBreakpoints, 1280, 1536] as const;

const characterPx = 8.5;
const linkGapPx = 36;
const actionsPx = { cart: 110, button: 150, social: 36 } as const;

/**
 * The window width from which the navigation fits into the header; below it there is a menu button. Estimated from the
 * length of the labels, because the server cannot measure them.
 */
export function menuWidth({ header, navigation, site }: PageView): number {
  const widthOf = (items: PageView['navigation']['main']) =>
    items.reduce((sum, { title }) => sum + title.length * characterPx + linkGapPx, 0);
  const brand = site.logo ? 180 : (site.title.length + header.tagline.length) * 13;
  const actions =
    (header.showCart ? actionsPx.cart : 0) +
    (header.button ? actionsPx.button : 0) +
    header.social.length * actionsPx.social;
  const { main } = navigation;
  const half = Math.ceil(main.length / 2);
  // With a centered brand, both sides are as wide as the wider one.
  const links =
    header.layout === 'split'
      ? 2 * Math.max(widthOf(main.slice(0, half)), widthOf(main.slice(half)) + actions)
      : widthOf(main) + actions;
  const needed = links + brand + 120;
  return widths.find((width) => width >= needed) ?? 100_000;
}
