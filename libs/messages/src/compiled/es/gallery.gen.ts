// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { gallery as source } from '../../catalog/en/gallery.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const gallery = {
  previousSlide: "Imagen anterior",
  nextSlide: "Imagen siguiente",
  showSlide: ["Mostrar la imagen ",["position"]," de ",["total"]],
  position: [["position"]," de ",["total"]],
  pause: "Pausar la presentación",
  play: "Reproducir la presentación",
  openLightbox: ["Abrir la imagen ",["position"]," de ",["total"]," a tamaño completo"],
  showCaption: "Mostrar el pie de foto",
  hideCaption: "Ocultar el pie de foto",
  decodeFailed: "No se han podido leer los datos del bloque de galería.",
  evaluateFailed: "No se han podido evaluar los datos del bloque de galería.",
  videoLoaderMissing: "No se ha encontrado VideoLoader",
  loaderMissing: "No se ha encontrado Loader2",
} as CompiledArea<typeof source>;
