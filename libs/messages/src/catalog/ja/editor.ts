import type { Translation } from '../../translation.ts';
import type { editor as english } from '../en/editor.ts';

export const editor: Translation<typeof english> = {
  unableToLoadCollections: 'コレクションを読み込めません',
  unableToLoadFonts: 'フォントを読み込めません',
  unableToLoadFontPreview: '{fontName}のプレビューを読み込めません',
  noCodeOnAndroid: 'Androidではコードを編集できません。',
};
