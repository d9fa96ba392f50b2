/** The banner on the page, perhaps forced (asked for, whatever has been answered), or off it. */
export type CookieBannerState =
  | { readonly kind: 'shown'; readonly isForced: boolean }
  | { readonly kind: 'removed' };

/** What has to be done with the banner, in this order. */
export type CookieBannerEffect = 'unmount' | 'mount';

/** A banner that nobody has asked for yet, or that has been answered. */
export const removedCookieBanner: CookieBannerState = { kind: 'removed' };

/** The effects of a change of state. A banner that is shown while it is on the page is unmounted and mounted again. */
export const effectsBetween = (
  before: CookieBannerState,
  next: CookieBannerState,
): readonly CookieBannerEffect[] => [
  ...(before.kind === 'shown' ? (['unmount'] as const) : []),
  ...(next.kind === 'shown' ? (['mount'] as const) : []),
];
