import type { Translation } from '../../translation.ts';
import type { product as english } from '../en/product.ts';

export const product: Translation<typeof english> = {
  priceFrom: 'à partir de {startingPrice}',
  soldOut: 'Épuisé',
  onSale: 'Promotion',
  addToCart: 'Ajouter au panier',
  everyWeek:
    '{billingPeriodValue, plural, =1 {{price} par semaine} many {{price} toutes les {billingPeriodValue} semaines} other {{price} toutes les {billingPeriodValue} semaines}}',
  everyWeekFor:
    '{billingPeriodValue, plural, =1 {{price} par semaine} many {{price} toutes les {billingPeriodValue} semaines} other {{price} toutes les {billingPeriodValue} semaines}} pendant {durationValue, plural, one {{durationValue} semaine} many {{durationValue} semaines} other {{durationValue} semaines}}',
  everyMonth:
    '{billingPeriodValue, plural, =1 {{price} par mois} many {{price} tous les {billingPeriodValue} mois} other {{price} tous les {billingPeriodValue} mois}}',
  everyMonthFor:
    '{billingPeriodValue, plural, =1 {{price} par mois} many {{price} tous les {billingPeriodValue} mois} other {{price} tous les {billingPeriodValue} mois}} pendant {durationValue, plural, one {{durationValue} mois} many {{durationValue} mois} other {{durationValue} mois}}',
  everyYear:
    '{billingPeriodValue, plural, =1 {{price} par an} many {{price} tous les {billingPeriodValue} ans} other {{price} tous les {billingPeriodValue} ans}}',
  everyYearFor:
    '{billingPeriodValue, plural, =1 {{price} par an} many {{price} tous les {billingPeriodValue} ans} other {{price} tous les {billingPeriodValue} ans}} pendant {durationValue, plural, one {{durationValue} an} many {{durationValue} ans} other {{durationValue} ans}}',
  installmentsBetween: 'Paiement en plusieurs fois pour les commandes de {min} à {max}',
  installmentsFrom: 'Paiement en plusieurs fois à partir de {min} de commande',
  installmentsUpTo: 'Paiement en plusieurs fois jusqu’à {max} de commande',
};
