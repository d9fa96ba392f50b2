// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { checkout as source } from '../../catalog/en/checkout.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const checkout = {
  sessionExpired: "Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.",
  belowMinimum: ["your order subtotal must be ",["subtotal"]," or more"],
} as CompiledArea<typeof source>;
