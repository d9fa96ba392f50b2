// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { lightbox as source } from '../../catalog/en/lightbox.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const lightbox = {
  lightbox: "Images en taille réelle",
  close: "Fermer",
  previous: "Précédent",
  next: "Suivant",
  caption: "Légende",
  position: [["n"]," sur ",["count"]],
  failed: "Cette image n’a pas pu être chargée.",
} as CompiledArea<typeof source>;
