// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { editor as source } from '../../catalog/en/editor.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const editor = {
  unableToLoadCollections: "Impossible de charger les collections",
  unableToLoadFonts: "Impossible de charger les polices",
  unableToLoadFontPreview: ["Impossible de charger l’aperçu de ",["fontName"]],
  noCodeOnAndroid: "Le code ne peut pas être modifié sous Android.",
} as CompiledArea<typeof source>;
