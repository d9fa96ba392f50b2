/** The layout of the banner: a bar across the page, or a popup in a corner. */
export const cookieBannerVariants = ['BAR', 'POPUP'] as const;
/** See {@link cookieBannerVariants}. */
export type CookieBannerVariant = (typeof cookieBannerVariants)[number];

/** Positions of a bar. */
export const barPositions = ['TOP', 'BOTTOM'] as const;
/** See {@link barPositions}. */
export type BarPosition = (typeof barPositions)[number];

/** Positions of a popup. */
export const popupPositions = ['TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT'] as const;
/** See {@link popupPositions}. */
export type PopupPosition = (typeof popupPositions)[number];

/** Color themes of the banner. */
export const cookieBannerThemes = ['LIGHT', 'DARK'] as const;
/** See {@link cookieBannerThemes}. */
export type CookieBannerTheme = (typeof cookieBannerThemes)[number];

/** Styles of the buttons. */
export const ctaVariants = ['TEXT', 'BUTTON', 'ICON'] as const;
/** See {@link ctaVariants}. */
export type CtaVariant = (typeof ctaVariants)[number];

/** The buttons: accept only, or accept and decline. */
export const acceptTypes = ['OPT_IN', 'OPT_IN_AND_OUT'] as const;
/** See {@link acceptTypes}. */
export type AcceptType = (typeof acceptTypes)[number];

/** Reads one of the choices in any letter case, with hyphens or underscores; returns the fallback for anything else. */
export function toChoice<Choice extends string>(
  choices: readonly Choice[],
  value: string | null | undefined,
  fallback: Choice,
): Choice {
  const name = value?.toUpperCase().replace('-', '_');
  return choices.find((choice) => choice === name) ?? fallback;
}
