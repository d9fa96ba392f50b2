// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { images as source } from '../../catalog/en/images.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const images = {
  sourceInvalid: "La source de l’image manque ou n’est pas valide.",
  elementInvalid: "L’élément n’est pas une image valide.",
  noImage: "Pas d’image",
  noImages: "Pas d’images",
  noRootNode: "Pas de nœud racine",
  notLoaded: [["image"]," n’a pas été chargée"],
} as CompiledArea<typeof source>;
