// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { cookies as source } from '../../catalog/en/cookies.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const cookies = {
  accept: "Accepter",
  decline: "Refuser",
  text: "En utilisant ce site, vous acceptez notre usage des cookies. Ils nous aident à vous offrir une visite agréable et à faire fonctionner notre site.",
} as CompiledArea<typeof source>;
