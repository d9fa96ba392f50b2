// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { likert as source } from '../../catalog/en/likert.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const likert = {
  STRONGLY_DISAGREE: "Strongly Disagree",
  DISAGREE: "Disagree",
  NEUTRAL: "Neutral",
  AGREE: "Agree",
  STRONGLY_AGREE: "Strongly Agree",
} as CompiledArea<typeof source>;
