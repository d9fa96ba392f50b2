import type { Translation } from '../../translation.ts';
import type { video as english } from '../en/video.ts';

export const video: Translation<typeof english> = {
  play: '動画を再生',
  invalidEmbed: '動画の埋め込みが正しくありません。',
  vimeoBasic: 'Vimeo Basicアカウントには対応していません。別のアカウントの動画を共有してください。',
};
