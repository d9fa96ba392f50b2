import type { SiteContext } from '@sitewright/contracts/entities';

/** A font of a Typekit kit with the required variations. */
export type KitFont = SiteContext['typekitFonts'][number];

/** Handlers of a missing font. */
export interface FontNews {
  readonly log: (message: string, font: KitFont) => void;
  /** Counts it, so that its owner can be informed. */
  readonly report: (message: string, font: KitFont) => void;
}

/** Message that is logged and reported for a font that a kit no longer contains. */
export const fontGone = 'Requested font no longer in Typekit';

/** The required fonts that a kit still contains; the others are logged and reported, and the page does without them. */
export function findKitFonts(
  requiredFonts: readonly KitFont[],
  kit: ReadonlySet<string>,
  { log, report }: FontNews,
): readonly KitFont[] {
  for (const font of requiredFonts) {
    if (kit.has(font.id)) continue;
    log(fontGone, font);
    report(fontGone, font);
  }
  return requiredFonts.filter(({ id }) => kit.has(id));
}
