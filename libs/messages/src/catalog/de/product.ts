import type { Translation } from '../../translation.ts';
import type { product as english } from '../en/product.ts';

export const product: Translation<typeof english> = {
  priceFrom: 'ab {startingPrice}',
  soldOut: 'Ausverkauft',
  onSale: 'Im Angebot',
  addToCart: 'In den Warenkorb',
  everyWeek:
    '{billingPeriodValue, plural, =1 {{price} pro Woche} other {{price} alle {billingPeriodValue} Wochen}}',
  everyWeekFor:
    '{billingPeriodValue, plural, =1 {{price} pro Woche} other {{price} alle {billingPeriodValue} Wochen}} für {durationValue, plural, one {{durationValue} Woche} other {{durationValue} Wochen}}',
  everyMonth:
    '{billingPeriodValue, plural, =1 {{price} pro Monat} other {{price} alle {billingPeriodValue} Monate}}',
  everyMonthFor:
    '{billingPeriodValue, plural, =1 {{price} pro Monat} other {{price} alle {billingPeriodValue} Monate}} für {durationValue, plural, one {{durationValue} Monat} other {{durationValue} Monate}}',
  everyYear:
    '{billingPeriodValue, plural, =1 {{price} pro Jahr} other {{price} alle {billingPeriodValue} Jahre}}',
  everyYearFor:
    '{billingPeriodValue, plural, =1 {{price} pro Jahr} other {{price} alle {billingPeriodValue} Jahre}} für {durationValue, plural, one {{durationValue} Jahr} other {{durationValue} Jahre}}',
  installmentsBetween: 'Ratenzahlung bei Bestellungen von {min} bis {max}',
  installmentsFrom: 'Ratenzahlung bei Bestellungen ab {min}',
  installmentsUpTo: 'Ratenzahlung bei Bestellungen bis {max}',
};
