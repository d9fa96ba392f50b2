import type { Translation } from '../../translation.ts';
import type { connection as english } from '../en/connection.ts';

export const connection: Translation<typeof english> = {
  unreadable: '内部エラー：サーバーの応答（{url}）をJSONとして読み取れません：{message}',
  unauthorized: '許可されていないリクエストです',
  serverError: 'サーバー内部エラーです。しばらくしてからもう一度お試しください。',
  unavailable:
    'このサービスは一時的にご利用いただけません。しばらくしてからもう一度お試しください。',
  unableToConnect: '接続できません…',
  overlayTitle: '問題が発生しました',
  overlayReload: 'ページを再読み込み',
  overlayClear: '閉じる',
};
