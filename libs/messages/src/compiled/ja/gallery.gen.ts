// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { gallery as source } from '../../catalog/en/gallery.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const gallery = {
  previousSlide: "前のスライド",
  nextSlide: "次のスライド",
  showSlide: ["スライド",["position"],"/",["total"],"を表示"],
  position: [["position"],"/",["total"]],
  pause: "スライドショーを一時停止",
  play: "スライドショーを再生",
  openLightbox: ["画像",["position"],"/",["total"],"を拡大表示"],
  showCaption: "キャプションを表示",
  hideCaption: "キャプションを隠す",
  decodeFailed: "ギャラリーブロックのデータを読み取れません。",
  evaluateFailed: "ギャラリーブロックのデータを評価できません。",
  videoLoaderMissing: "VideoLoaderが見つかりません",
  loaderMissing: "Loader2が見つかりません",
} as CompiledArea<typeof source>;
