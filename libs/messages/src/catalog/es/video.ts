import type { Translation } from '../../translation.ts';
import type { video as english } from '../en/video.ts';

export const video: Translation<typeof english> = {
  play: 'Reproducir el vídeo',
  invalidEmbed: 'El vídeo insertado no es válido.',
  vimeoBasic: 'Las cuentas de Vimeo Basic no son compatibles. Comparte un vídeo de otra cuenta.',
};
