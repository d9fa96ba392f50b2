// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { tags as source } from '../../catalog/en/tags.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const tags = {
  tag: "Schlagwort",
  category: "Kategorie",
  exists: ["Bereits vorhanden: ",["tagType"]],
  oneAtATime: ["Sie können immer nur eines auf einmal bearbeiten: ",["tagType"]],
} as CompiledArea<typeof source>;
