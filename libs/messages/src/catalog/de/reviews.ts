import type { Translation } from '../../translation.ts';
import type { reviews as english } from '../en/reviews.ts';

export const reviews: Translation<typeof english> = {
  ratingRequired: 'Bitte wählen Sie, wie viele Sterne Sie geben',
  alreadyReviewed: 'Sie haben diesen Kauf schon bewertet',
  requestExpired: 'Ihre Einladung zur Bewertung ist abgelaufen',
  submitAgain: 'Versuchen Sie noch einmal, Ihre Bewertung zu senden',
};
