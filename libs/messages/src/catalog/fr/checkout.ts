import type { Translation } from '../../translation.ts';
import type { checkout as english } from '../en/checkout.ts';

export const checkout: Translation<typeof english> = {
  sessionExpired:
    'Votre session a expiré ou les cookies sont désactivés. Nous ne pouvons pas passer au paiement.',
  belowMinimum: 'le sous-total de votre commande doit être d’au moins {subtotal}',
};
