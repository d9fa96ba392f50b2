// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { lightbox as source } from '../../catalog/en/lightbox.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const lightbox = {
  lightbox: "Bilder in voller Größe",
  close: "Schließen",
  previous: "Zurück",
  next: "Weiter",
  caption: "Bildtext",
  position: [["n"]," von ",["count"]],
  failed: "Dieses Bild konnte nicht geladen werden.",
} as CompiledArea<typeof source>;
