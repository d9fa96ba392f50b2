// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { general as source } from '../../catalog/en/general.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const general = {
  somethingWentWrong: "問題が発生しました",
  unableToLoadResults: "結果を読み込めません",
  unableToLoad: "読み込めません。もう一度お試しください。",
  unableToLocateContent: "コンテンツが見つかりません",
  unableToConnect: "接続できません。もう一度お試しください",
  networkError: "ネットワークエラー",
  noResults: "該当する結果はありません",
  checkConnection: "インターネット接続をご確認ください。",
  tryAgain: "もう一度お試しください。",
  timeZoneFailed: ["タイムゾーン",["timeZone"],"を読み込めません"],
  justNow: "たった今",
} as CompiledArea<typeof source>;
