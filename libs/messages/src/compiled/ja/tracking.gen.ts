// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { tracking as source } from '../../catalog/en/tracking.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const tracking = {
  eventFailed: ["イベントの記録エラー：HTTPステータス",["code"]],
  unexpectedStatus: "XHRリクエストが予期しないステータスで終了しました",
  settingsTimeout: "計測設定のリクエストがタイムアウトしました",
  pageLoadIdMissing: "pageLoadIdを特定できません",
  analyticsIdNotStored: "analyticsIdを保存できません",
  storageUnavailable: "ローカルストレージまたはセッションストレージを利用できません。",
} as CompiledArea<typeof source>;
