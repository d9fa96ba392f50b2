import type { Translation } from '../../translation.ts';
import type { overlays as english } from '../en/overlays.ts';

export const overlays: Translation<typeof english> = {
  label: 'このページのオーバーレイ',
  announcementBar: 'お知らせバー',
  announcementBarOff: 'お知らせバー（訪問者には非表示）',
  popup: 'ポップアップ',
  popupOff: 'ポップアップ（訪問者には非表示）',
};
