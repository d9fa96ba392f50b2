// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { gallery as source } from '../../catalog/en/gallery.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const gallery = {
  previousSlide: "Vorheriges Bild",
  nextSlide: "Nächstes Bild",
  showSlide: ["Bild ",["position"]," von ",["total"]," zeigen"],
  position: [["position"]," von ",["total"]],
  pause: "Diashow anhalten",
  play: "Diashow abspielen",
  openLightbox: ["Bild ",["position"]," von ",["total"]," in voller Größe öffnen"],
  showCaption: "Bildtext zeigen",
  hideCaption: "Bildtext ausblenden",
  decodeFailed: "Die Daten des Galerie-Blocks ließen sich nicht lesen.",
  evaluateFailed: "Die Daten des Galerie-Blocks ließen sich nicht auswerten.",
  videoLoaderMissing: "VideoLoader nicht gefunden",
  loaderMissing: "Loader2 nicht gefunden",
} as CompiledArea<typeof source>;
