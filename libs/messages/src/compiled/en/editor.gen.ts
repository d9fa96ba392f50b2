// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { editor as source } from '../../catalog/en/editor.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const editor = {
  unableToLoadCollections: "Unable to load collections",
  unableToLoadFonts: "Unable to load fonts",
  unableToLoadFontPreview: ["Unable to load preview for ",["fontName"]],
  noCodeOnAndroid: "Code editing is not available on Android.",
} as CompiledArea<typeof source>;
