import type { Translation } from '../../translation.ts';
import type { reviews as english } from '../en/reviews.ts';

export const reviews: Translation<typeof english> = {
  ratingRequired: 'Veuillez choisir un nombre d’étoiles',
  alreadyReviewed: 'Vous avez déjà donné votre avis sur cet achat',
  requestExpired: 'Votre invitation à donner un avis a expiré',
  submitAgain: 'Essayez d’envoyer de nouveau votre avis',
};
