// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { likert as source } from '../../catalog/en/likert.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const likert = {
  STRONGLY_DISAGREE: "まったくそう思わない",
  DISAGREE: "そう思わない",
  NEUTRAL: "どちらともいえない",
  AGREE: "そう思う",
  STRONGLY_AGREE: "強くそう思う",
} as CompiledArea<typeof source>;
