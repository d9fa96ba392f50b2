// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { overlays as source } from '../../catalog/en/overlays.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const overlays = {
  label: "このページのオーバーレイ",
  announcementBar: "お知らせバー",
  announcementBarOff: "お知らせバー（訪問者には非表示）",
  popup: "ポップアップ",
  popupOff: "ポップアップ（訪問者には非表示）",
} as CompiledArea<typeof source>;
