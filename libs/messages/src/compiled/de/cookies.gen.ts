// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { cookies as source } from '../../catalog/en/cookies.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const cookies = {
  accept: "Zustimmen",
  decline: "Ablehnen",
  text: "Mit der Nutzung dieser Website stimmen Sie der Verwendung von Cookies zu. Wir verwenden Cookies, damit Sie sich hier wohlfühlen und unsere Website gut läuft.",
} as CompiledArea<typeof source>;
