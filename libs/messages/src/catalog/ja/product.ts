import type { Translation } from '../../translation.ts';
import type { product as english } from '../en/product.ts';

export const product: Translation<typeof english> = {
  priceFrom: '{startingPrice}から',
  soldOut: '売り切れ',
  onSale: 'セール',
  addToCart: 'カートに入れる',
  everyWeek:
    '{billingPeriodValue, plural, =1 {毎週{price}} other {{billingPeriodValue}週間ごとに{price}}}',
  everyWeekFor:
    '{billingPeriodValue, plural, =1 {毎週{price}} other {{billingPeriodValue}週間ごとに{price}}}（{durationValue, plural, other {{durationValue}週間}}）',
  everyMonth:
    '{billingPeriodValue, plural, =1 {毎月{price}} other {{billingPeriodValue}か月ごとに{price}}}',
  everyMonthFor:
    '{billingPeriodValue, plural, =1 {毎月{price}} other {{billingPeriodValue}か月ごとに{price}}}（{durationValue, plural, other {{durationValue}か月間}}）',
  everyYear:
    '{billingPeriodValue, plural, =1 {毎年{price}} other {{billingPeriodValue}年ごとに{price}}}',
  everyYearFor:
    '{billingPeriodValue, plural, =1 {毎年{price}} other {{billingPeriodValue}年ごとに{price}}}（{durationValue, plural, other {{durationValue}年間}}）',
  installmentsBetween: '{min}から{max}までのご注文は分割払いをご利用いただけます',
  installmentsFrom: '{min}以上のご注文は分割払いをご利用いただけます',
  installmentsUpTo: '{max}までのご注文は分割払いをご利用いただけます',
};
