// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { lightbox as source } from '../../catalog/en/lightbox.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const lightbox = {
  lightbox: "拡大画像",
  close: "閉じる",
  previous: "前へ",
  next: "次へ",
  caption: "キャプション",
  position: [["n"],"/",["count"]],
  failed: "この画像を読み込めませんでした。",
} as CompiledArea<typeof source>;
