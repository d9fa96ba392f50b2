// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { reviews as source } from '../../catalog/en/reviews.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const reviews = {
  ratingRequired: "Bitte wählen Sie, wie viele Sterne Sie geben",
  alreadyReviewed: "Sie haben diesen Kauf schon bewertet",
  requestExpired: "Ihre Einladung zur Bewertung ist abgelaufen",
  submitAgain: "Versuchen Sie noch einmal, Ihre Bewertung zu senden",
} as CompiledArea<typeof source>;
