/** What the design panel may be opened for (specification 2; ENUM-08). */
export const tweakPageTypes = [
  'SPLASH_PAGE',
  'LOCK_SCREEN',
  'POPUP_OVERLAY',
  'CHECKOUT',
  'STYLE',
] as const;

/** One thing the design panel may be opened for. */
export type TweakPageType = (typeof tweakPageTypes)[number];
