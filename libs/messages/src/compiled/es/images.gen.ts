// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { images as source } from '../../catalog/en/images.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const images = {
  sourceInvalid: "La fuente de la imagen falta o no es válida.",
  elementInvalid: "El elemento no es una imagen válida.",
  noImage: "Sin imagen",
  noImages: "Sin imágenes",
  noRootNode: "Sin nodo raíz",
  notLoaded: [["image"]," no se ha cargado"],
} as CompiledArea<typeof source>;
