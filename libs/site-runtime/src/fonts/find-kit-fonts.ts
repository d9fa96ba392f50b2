import type { SiteContext } from '@sitewright/contracts/entities';

/** A font of a Typekit kit with the variations that a site wants. */
export type KitFont = SiteContext['typekitFonts'][number];

/** Who learns of a font that is gone. */
export interface FontNews {
  readonly log: (message: string, font: KitFont) => void;
  /** Counts it, so that its owner can be told. */
  readonly report: (message: string, font: KitFont) => void;
}

/** What is logged and reported of a font that a kit has no more. */
export const fontGone = 'Requested font no longer in Typekit';

/** The wanted fonts that a kit still has; the others are logged and reported, and the page goes on without them. */
export function findKitFonts(
  wanted: readonly KitFont[],
  kit: ReadonlySet<string>,
  { log, report }: FontNews,
): readonly KitFont[] {
  for (const font of wanted) {
    if (kit.has(font.id)) continue;
    log(fontGone, font);
    report(fontGone, font);
  }
  return wanted.filter(({ id }) => kit.has(id));
}
