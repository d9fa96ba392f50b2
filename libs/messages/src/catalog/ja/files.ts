import type { Translation } from '../../translation.ts';
import type { files as english } from '../en/files.ts';

export const files: Translation<typeof english> = {
  nameRequired: 'ファイル名を入力してください',
  tooLarge: 'ファイル「{fileName}」は大きすぎます。上限は{maxSize}です。',
  unsupported: 'ファイル「{fileName}」は対応している{fileTypeMessage}ファイルではないようです。',
  noJobData: 'ジョブのリクエストに応答データがありません',
  processingFailed: 'ファイルを処理できませんでした',
  processingCancelled: 'ファイルの処理がキャンセルされました',
  processingIncomplete: 'ファイルの処理が完了しませんでした',
  uploadIncomplete: 'ファイルのアップロードが完了しませんでした',
  renameFailed: 'ファイル名の変更中に問題が発生しました。',
  uploadFailed: 'ファイルのアップロード中に問題が発生しました。',
};
