import type { Translation } from '../../translation.ts';
import type { tracking as english } from '../en/tracking.ts';

export const tracking: Translation<typeof english> = {
  eventFailed: 'イベントの記録エラー：HTTPステータス{code}',
  unexpectedStatus: 'XHRリクエストが予期しないステータスで終了しました',
  settingsTimeout: '計測設定のリクエストがタイムアウトしました',
  pageLoadIdMissing: 'pageLoadIdを特定できません',
  analyticsIdNotStored: 'analyticsIdを保存できません',
  storageUnavailable: 'ローカルストレージまたはセッションストレージを利用できません。',
};
