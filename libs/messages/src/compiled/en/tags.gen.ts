// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { tags as source } from '../../catalog/en/tags.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const tags = {
  tag: "tag",
  category: "category",
  exists: ["This ",["tagType"]," already exists"],
  oneAtATime: ["You may only edit one ",["tagType"]," at a time"],
} as CompiledArea<typeof source>;
