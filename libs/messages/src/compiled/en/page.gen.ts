// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { page as source } from '../../catalog/en/page.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const page = {
  skipToContent: "Skip to content",
  locked: "This page is locked.",
  membersOnly: "This page available only site members",
  secondRun: "Detected second run, this is bad.",
  moduleFailed: "Unable to load module",
  fontGone: "Requested font no longer in Typekit",
} as CompiledArea<typeof source>;
