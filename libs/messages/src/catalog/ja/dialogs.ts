import type { Translation } from '../../translation.ts';
import type { dialogs as english } from '../en/dialogs.ts';

export const dialogs: Translation<typeof english> = {
  close: '閉じる',
  confirm: '確認',
  reject: 'いいえ',
  cancel: 'キャンセル',
};
