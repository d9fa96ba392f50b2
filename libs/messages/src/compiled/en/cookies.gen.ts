// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { cookies as source } from '../../catalog/en/cookies.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const cookies = {
  accept: "Accept",
  decline: "Decline",
  text: "By using this website, you agree to our use of cookies. We use cookies to provide you with a great experience and to help our website run effectively.",
} as CompiledArea<typeof source>;
