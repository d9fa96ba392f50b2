// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { likert as source } from '../../catalog/en/likert.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const likert = {
  STRONGLY_DISAGREE: "Stimme gar nicht zu",
  DISAGREE: "Stimme nicht zu",
  NEUTRAL: "Weder noch",
  AGREE: "Stimme zu",
  STRONGLY_AGREE: "Stimme voll zu",
} as CompiledArea<typeof source>;
