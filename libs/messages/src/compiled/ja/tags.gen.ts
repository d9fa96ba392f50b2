// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { tags as source } from '../../catalog/en/tags.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const tags = {
  tag: "タグ",
  category: "カテゴリー",
  exists: ["この",["tagType"],"はすでに存在します"],
  oneAtATime: [["tagType"],"は一度に1つだけ編集できます"],
} as CompiledArea<typeof source>;
