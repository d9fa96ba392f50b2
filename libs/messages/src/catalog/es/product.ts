import type { Translation } from '../../translation.ts';
import type { product as english } from '../en/product.ts';

export const product: Translation<typeof english> = {
  priceFrom: 'desde {startingPrice}',
  soldOut: 'Agotado',
  onSale: 'Oferta',
  addToCart: 'Añadir al carrito',
  everyWeek:
    '{billingPeriodValue, plural, =1 {{price} cada semana} many {{price} cada {billingPeriodValue} semanas} other {{price} cada {billingPeriodValue} semanas}}',
  everyWeekFor:
    '{billingPeriodValue, plural, =1 {{price} cada semana} many {{price} cada {billingPeriodValue} semanas} other {{price} cada {billingPeriodValue} semanas}} durante {durationValue, plural, one {{durationValue} semana} many {{durationValue} semanas} other {{durationValue} semanas}}',
  everyMonth:
    '{billingPeriodValue, plural, =1 {{price} cada mes} many {{price} cada {billingPeriodValue} meses} other {{price} cada {billingPeriodValue} meses}}',
  everyMonthFor:
    '{billingPeriodValue, plural, =1 {{price} cada mes} many {{price} cada {billingPeriodValue} meses} other {{price} cada {billingPeriodValue} meses}} durante {durationValue, plural, one {{durationValue} mes} many {{durationValue} meses} other {{durationValue} meses}}',
  everyYear:
    '{billingPeriodValue, plural, =1 {{price} cada año} many {{price} cada {billingPeriodValue} años} other {{price} cada {billingPeriodValue} años}}',
  everyYearFor:
    '{billingPeriodValue, plural, =1 {{price} cada año} many {{price} cada {billingPeriodValue} años} other {{price} cada {billingPeriodValue} años}} durante {durationValue, plural, one {{durationValue} año} many {{durationValue} años} other {{durationValue} años}}',
  installmentsBetween: 'Paga a plazos en pedidos de {min} a {max}',
  installmentsFrom: 'Paga a plazos en pedidos desde {min}',
  installmentsUpTo: 'Paga a plazos en pedidos de hasta {max}',
};
