// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { page as source } from '../../catalog/en/page.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const page = {
  skipToContent: "本文へ移動",
  locked: "このページは保護されています。",
  membersOnly: "このページはサイトのメンバー限定です",
  secondRun: "二重の起動を検出しました。これは問題です。",
  moduleFailed: "モジュールを読み込めません",
  fontGone: "指定されたフォントはTypekitにありません",
} as CompiledArea<typeof source>;
