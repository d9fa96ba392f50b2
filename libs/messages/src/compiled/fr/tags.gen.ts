// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { tags as source } from '../../catalog/en/tags.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const tags = {
  tag: "mot-clé",
  category: "catégorie",
  exists: ["Existe déjà : ",["tagType"]],
  oneAtATime: ["Une seule modification à la fois : ",["tagType"]],
} as CompiledArea<typeof source>;
