// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { reviews as source } from '../../catalog/en/reviews.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const reviews = {
  ratingRequired: "Veuillez choisir un nombre d’étoiles",
  alreadyReviewed: "Vous avez déjà donné votre avis sur cet achat",
  requestExpired: "Votre invitation à donner un avis a expiré",
  submitAgain: "Essayez d’envoyer de nouveau votre avis",
} as CompiledArea<typeof source>;
