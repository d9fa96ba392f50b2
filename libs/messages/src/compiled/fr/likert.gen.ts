// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { likert as source } from '../../catalog/en/likert.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const likert = {
  STRONGLY_DISAGREE: "Pas du tout d’accord",
  DISAGREE: "Pas d’accord",
  NEUTRAL: "Sans avis",
  AGREE: "D’accord",
  STRONGLY_AGREE: "Tout à fait d’accord",
} as CompiledArea<typeof source>;
