import type { Translation } from '../../translation.ts';
import type { gallery as english } from '../en/gallery.ts';

export const gallery: Translation<typeof english> = {
  previousSlide: '前のスライド',
  nextSlide: '次のスライド',
  showSlide: 'スライド{position}/{total}を表示',
  position: '{position}/{total}',
  pause: 'スライドショーを一時停止',
  play: 'スライドショーを再生',
  openLightbox: '画像{position}/{total}を拡大表示',
  showCaption: 'キャプションを表示',
  hideCaption: 'キャプションを隠す',
  decodeFailed: 'ギャラリーブロックのデータを読み取れません。',
  evaluateFailed: 'ギャラリーブロックのデータを評価できません。',
  videoLoaderMissing: 'VideoLoaderが見つかりません',
  loaderMissing: 'Loader2が見つかりません',
};
