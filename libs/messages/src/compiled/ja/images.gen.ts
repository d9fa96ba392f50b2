// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { images as source } from '../../catalog/en/images.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const images = {
  sourceInvalid: "画像のソースがないか、正しくありません。",
  elementInvalid: "要素が有効な画像要素ではありません。",
  noImage: "画像なし",
  noImages: "画像がありません",
  noRootNode: "ルートノードがありません",
  notLoaded: [["image"],"は読み込まれていません"],
} as CompiledArea<typeof source>;
