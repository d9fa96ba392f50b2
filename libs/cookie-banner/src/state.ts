/** The banner on the page, perhaps forced (asked for, whatever has been answered), or off it. */
export type CookieBannerState =
  | { readonly kind: 'shown'; readonly isForced: boolean }
  | { readonly kind: 'removed' };

/** What has to be done with the banner, in this order. */
export type CookieBannerEffect = 'unmount' | 'mount';

/** A banner that nobody has asked for yet, or that has been answered. */
export const removedCookieBanner: CookieBannerState = { kind: 'removed' };

/** What leads from one state to the next. Asked for while it is on the page, the banner is taken away and comes anew. */
export const effectsBetween = (
  before: CookieBannerState,
  next: CookieBannerState,
): readonly CookieBannerEffect[] => [
  ...(before.kind === 'shown' ? (['unmount'] as const) : []),
  ...(next.kind === 'shown' ? (['mount'] as const) : []),
];
