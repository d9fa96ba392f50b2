// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { editor as source } from '../../catalog/en/editor.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const editor = {
  unableToLoadCollections: "No se han podido cargar las colecciones",
  unableToLoadFonts: "No se han podido cargar las fuentes",
  unableToLoadFontPreview: ["No se ha podido cargar la vista previa de ",["fontName"]],
  noCodeOnAndroid: "El código no se puede editar en Android.",
} as CompiledArea<typeof source>;
