// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { likert as source } from '../../catalog/en/likert.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const likert = {
  STRONGLY_DISAGREE: "Muy en desacuerdo",
  DISAGREE: "En desacuerdo",
  NEUTRAL: "Ni de acuerdo ni en desacuerdo",
  AGREE: "De acuerdo",
  STRONGLY_AGREE: "Muy de acuerdo",
} as CompiledArea<typeof source>;
