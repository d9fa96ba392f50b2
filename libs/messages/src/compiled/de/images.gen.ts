// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { images as source } from '../../catalog/en/images.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const images = {
  sourceInvalid: "Die Bildquelle fehlt oder ist ungültig.",
  elementInvalid: "Das Element ist kein gültiges Bildelement.",
  noImage: "Kein Bild",
  noImages: "Keine Bilder",
  noRootNode: "Kein Wurzelknoten",
  notLoaded: [["image"]," wurde nicht geladen"],
} as CompiledArea<typeof source>;
