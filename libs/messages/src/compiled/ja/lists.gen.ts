// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { lists as source } from '../../catalog/en/lists.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const lists = {
  required: "リストを選択してください",
  none: "メーリングリストがありません。先に作成してください",
} as CompiledArea<typeof source>;
