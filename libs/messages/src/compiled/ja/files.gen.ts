// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { files as source } from '../../catalog/en/files.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const files = {
  nameRequired: "ファイル名を入力してください",
  tooLarge: ["ファイル「",["fileName"],"」は大きすぎます。上限は",["maxSize"],"です。"],
  unsupported: ["ファイル「",["fileName"],"」は対応している",["fileTypeMessage"],"ファイルではないようです。"],
  noJobData: "ジョブのリクエストに応答データがありません",
  processingFailed: "ファイルを処理できませんでした",
  processingCancelled: "ファイルの処理がキャンセルされました",
  processingIncomplete: "ファイルの処理が完了しませんでした",
  uploadIncomplete: "ファイルのアップロードが完了しませんでした",
  renameFailed: "ファイル名の変更中に問題が発生しました。",
  uploadFailed: "ファイルのアップロード中に問題が発生しました。",
} as CompiledArea<typeof source>;
