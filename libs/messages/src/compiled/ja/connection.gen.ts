// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { connection as source } from '../../catalog/en/connection.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const connection = {
  unreadable: ["内部エラー：サーバーの応答（",["url"],"）をJSONとして読み取れません：",["message"]],
  unauthorized: "許可されていないリクエストです",
  serverError: "サーバー内部エラーです。しばらくしてからもう一度お試しください。",
  unavailable: "このサービスは一時的にご利用いただけません。しばらくしてからもう一度お試しください。",
  unableToConnect: "接続できません…",
  overlayTitle: "問題が発生しました",
  overlayReload: "ページを再読み込み",
  overlayClear: "閉じる",
} as CompiledArea<typeof source>;
