// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { checkout as source } from '../../catalog/en/checkout.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const checkout = {
  sessionExpired: "Votre session a expiré ou les cookies sont désactivés. Nous ne pouvons pas passer au paiement.",
  belowMinimum: ["le sous-total de votre commande doit être d’au moins ",["subtotal"]],
} as CompiledArea<typeof source>;
