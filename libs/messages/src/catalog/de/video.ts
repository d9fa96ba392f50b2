import type { Translation } from '../../translation.ts';
import type { video as english } from '../en/video.ts';

export const video: Translation<typeof english> = {
  play: 'Video abspielen',
  invalidEmbed: 'Ungültige Video-Einbettung.',
  vimeoBasic:
    'Konten von Vimeo Basic werden nicht unterstützt. Bitte teilen Sie ein Video aus einem anderen Konto.',
};
