import type { Translation } from '../../translation.ts';
import type { video as english } from '../en/video.ts';

export const video: Translation<typeof english> = {
  play: 'Lire la vidéo',
  invalidEmbed: 'Intégration vidéo non valide.',
  vimeoBasic:
    'Les comptes Vimeo Basic ne sont pas pris en charge. Veuillez partager une vidéo depuis un autre compte.',
};
