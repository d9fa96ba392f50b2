import type { Translation } from '../../translation.ts';
import type { reviews as english } from '../en/reviews.ts';

export const reviews: Translation<typeof english> = {
  ratingRequired: 'Elige cuántas estrellas das',
  alreadyReviewed: 'Ya has valorado esta compra',
  requestExpired: 'Tu invitación para valorar ha caducado',
  submitAgain: 'Intenta enviar tu valoración de nuevo',
};
