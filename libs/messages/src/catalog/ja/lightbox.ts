import type { Translation } from '../../translation.ts';
import type { lightbox as english } from '../en/lightbox.ts';

export const lightbox: Translation<typeof english> = {
  lightbox: '拡大画像',
  close: '閉じる',
  previous: '前へ',
  next: '次へ',
  caption: 'キャプション',
  position: '{n}/{count}',
  failed: 'この画像を読み込めませんでした。',
};
