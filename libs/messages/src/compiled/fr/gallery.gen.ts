// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { gallery as source } from '../../catalog/en/gallery.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const gallery = {
  previousSlide: "Image précédente",
  nextSlide: "Image suivante",
  showSlide: ["Afficher l’image ",["position"]," sur ",["total"]],
  position: [["position"]," sur ",["total"]],
  pause: "Mettre le diaporama en pause",
  play: "Lancer le diaporama",
  openLightbox: ["Ouvrir l’image ",["position"]," sur ",["total"]," en taille réelle"],
  showCaption: "Afficher la légende",
  hideCaption: "Masquer la légende",
  decodeFailed: "Les données du bloc de galerie n’ont pas pu être lues.",
  evaluateFailed: "Les données du bloc de galerie n’ont pas pu être évaluées.",
  videoLoaderMissing: "VideoLoader introuvable",
  loaderMissing: "Loader2 introuvable",
} as CompiledArea<typeof source>;
