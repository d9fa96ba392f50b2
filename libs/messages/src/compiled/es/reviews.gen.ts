// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { reviews as source } from '../../catalog/en/reviews.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const reviews = {
  ratingRequired: "Elige cuántas estrellas das",
  alreadyReviewed: "Ya has valorado esta compra",
  requestExpired: "Tu invitación para valorar ha caducado",
  submitAgain: "Intenta enviar tu valoración de nuevo",
} as CompiledArea<typeof source>;
