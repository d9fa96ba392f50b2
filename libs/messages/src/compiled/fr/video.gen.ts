// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { video as source } from '../../catalog/en/video.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const video = {
  play: "Lire la vidéo",
  invalidEmbed: "Intégration vidéo non valide.",
  vimeoBasic: "Les comptes Vimeo Basic ne sont pas pris en charge. Veuillez partager une vidéo depuis un autre compte.",
} as CompiledArea<typeof source>;
