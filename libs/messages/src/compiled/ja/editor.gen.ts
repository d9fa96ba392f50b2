// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { editor as source } from '../../catalog/en/editor.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const editor = {
  unableToLoadCollections: "コレクションを読み込めません",
  unableToLoadFonts: "フォントを読み込めません",
  unableToLoadFontPreview: [["fontName"],"のプレビューを読み込めません"],
  noCodeOnAndroid: "Androidではコードを編集できません。",
} as CompiledArea<typeof source>;
