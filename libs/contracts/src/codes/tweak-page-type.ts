/** The subjects of the design panel (specification 2; ENUM-08). */
export const tweakPageTypes = [
  'SPLASH_PAGE',
  'LOCK_SCREEN',
  'POPUP_OVERLAY',
  'CHECKOUT',
  'STYLE',
] as const;

/** One subject of the design panel. */
export type TweakPageType = (typeof tweakPageTypes)[number];
