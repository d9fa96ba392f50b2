import type { Translation } from '../../translation.ts';
import type { page as english } from '../en/page.ts';

export const page: Translation<typeof english> = {
  skipToContent: '本文へ移動',
  locked: 'このページは保護されています。',
  membersOnly: 'このページはサイトのメンバー限定です',
  secondRun: '二重の起動を検出しました。これは問題です。',
  moduleFailed: 'モジュールを読み込めません',
  fontGone: '指定されたフォントはTypekitにありません',
};
