/** Whether the banner is on the page, possibly forced (shown even after an answer). */
export type CookieBannerState =
  | { readonly kind: 'shown'; readonly isForced: boolean }
  | { readonly kind: 'removed' };

/** The effects on the banner, in order. */
export type CookieBannerEffect = 'unmount' | 'mount';

/** The initial state, and that after an answer. */
export const removedCookieBanner: CookieBannerState = { kind: 'removed' };

/** The effects of a change of state. A banner that is shown while it is on the page is unmounted and mounted again. */
export const effectsBetween = (
  before: CookieBannerState,
  next: CookieBannerState,
): readonly CookieBannerEffect[] => [
  ...(before.kind === 'shown' ? (['unmount'] as const) : []),
  ...(next.kind === 'shown' ? (['mount'] as const) : []),
];
