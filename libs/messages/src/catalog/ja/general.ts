import type { Translation } from '../../translation.ts';
import type { general as english } from '../en/general.ts';

export const general: Translation<typeof english> = {
  somethingWentWrong: '問題が発生しました',
  unableToLoadResults: '結果を読み込めません',
  unableToLoad: '読み込めません。もう一度お試しください。',
  unableToLocateContent: 'コンテンツが見つかりません',
  unableToConnect: '接続できません。もう一度お試しください',
  networkError: 'ネットワークエラー',
  noResults: '該当する結果はありません',
  checkConnection: 'インターネット接続をご確認ください。',
  tryAgain: 'もう一度お試しください。',
  timeZoneFailed: 'タイムゾーン{timeZone}を読み込めません',
  justNow: 'たった今',
};
