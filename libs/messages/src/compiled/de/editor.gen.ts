// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { editor as source } from '../../catalog/en/editor.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const editor = {
  unableToLoadCollections: "Die Sammlungen konnten nicht geladen werden",
  unableToLoadFonts: "Die Schriften konnten nicht geladen werden",
  unableToLoadFontPreview: ["Die Vorschau von ",["fontName"]," konnte nicht geladen werden"],
  noCodeOnAndroid: "Code lässt sich unter Android nicht bearbeiten.",
} as CompiledArea<typeof source>;
