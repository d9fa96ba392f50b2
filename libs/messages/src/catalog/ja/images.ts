import type { Translation } from '../../translation.ts';
import type { images as english } from '../en/images.ts';

export const images: Translation<typeof english> = {
  sourceInvalid: '画像のソースがないか、正しくありません。',
  elementInvalid: '要素が有効な画像要素ではありません。',
  noImage: '画像なし',
  noImages: '画像がありません',
  noRootNode: 'ルートノードがありません',
  notLoaded: '{image}は読み込まれていません',
};
