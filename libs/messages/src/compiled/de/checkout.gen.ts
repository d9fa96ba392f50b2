// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { checkout as source } from '../../catalog/en/checkout.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const checkout = {
  sessionExpired: "Entweder ist Ihre Sitzung abgelaufen oder Cookies sind ausgeschaltet. Wir können nicht mit der Kasse fortfahren.",
  belowMinimum: ["die Zwischensumme Ihrer Bestellung muss mindestens ",["subtotal"]," betragen"],
} as CompiledArea<typeof source>;
