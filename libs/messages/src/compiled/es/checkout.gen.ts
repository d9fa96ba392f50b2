// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { checkout as source } from '../../catalog/en/checkout.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const checkout = {
  sessionExpired: "Tu sesión ha caducado o las cookies están desactivadas. No podemos continuar con la compra.",
  belowMinimum: ["el subtotal de tu pedido debe ser de ",["subtotal"]," o más"],
} as CompiledArea<typeof source>;
