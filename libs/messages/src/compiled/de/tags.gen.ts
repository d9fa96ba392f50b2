// Written from the catalogue: `npx vitest run --project unit libs/messages --update`.
import type { tags as source } from '../../catalogue/en/tags.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const tags = {
  tag: "Schlagwort",
  category: "Kategorie",
  exists: ["Bereits vorhanden: ",["tagType"]],
  oneAtATime: ["Sie können immer nur eines auf einmal bearbeiten: ",["tagType"]],
} as CompiledArea<typeof source>;
