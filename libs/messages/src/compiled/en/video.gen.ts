// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { video as source } from '../../catalog/en/video.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const video = {
  play: "Play video",
  invalidEmbed: "Invalid video embed.",
  vimeoBasic: "Vimeo Basic accounts are unsupported. Please share a video from a different account.",
} as CompiledArea<typeof source>;
