import { barPositions, popupPositions, toChoice } from './choices.ts';
import type { BarPosition, CookieBannerVariant, PopupPosition } from './choices.ts';

/** A variant with a valid position. */
export type CookieBannerLayout =
  | { readonly cookieBannerVariant: 'BAR'; readonly cookieBannerPosition: BarPosition }
  | { readonly cookieBannerVariant: 'POPUP'; readonly cookieBannerPosition: PopupPosition };

/** The bar's position: every name that starts with "top" is TOP, everything else BOTTOM. */
export function toBarPosition(position: string | null | undefined): BarPosition {
  return toChoice(barPositions, position?.split(/[-_]/)[0], 'BOTTOM');
}

/** The popup's position: TOP and BOTTOM become their left corners, everything unknown BOTTOM_LEFT. */
export function toPopupPosition(position: string | null | undefined): PopupPosition {
  const edge = toChoice(barPositions, position, 'BOTTOM');
  return toChoice(popupPositions, position, `${edge}_LEFT`);
}

/** The valid position of a variant. An editor that switches the variant calls this with the old position. */
export function toPlace(
  variant: CookieBannerVariant,
  position: string | null | undefined,
): CookieBannerLayout {
  const toPosition = variant === 'POPUP' ? toPopupPosition : toBarPosition;
  return {
    cookieBannerVariant: variant,
    cookieBannerPosition: toPosition(position),
  } as CookieBannerLayout;
}
