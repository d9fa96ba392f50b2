// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { lightbox as source } from '../../catalog/en/lightbox.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const lightbox = {
  lightbox: "Imágenes a tamaño completo",
  close: "Cerrar",
  previous: "Anterior",
  next: "Siguiente",
  caption: "Pie de foto",
  position: [["n"]," de ",["count"]],
  failed: "No se ha podido cargar esta imagen.",
} as CompiledArea<typeof source>;
