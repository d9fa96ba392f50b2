// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { likert as source } from '../../catalog/en/likert.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const likert = {
  STRONGLY_DISAGREE: "أعارض بشدة",
  DISAGREE: "أعارض",
  NEUTRAL: "محايد",
  AGREE: "أوافق",
  STRONGLY_AGREE: "أوافق بشدة",
} as CompiledArea<typeof source>;
