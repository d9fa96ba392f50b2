/** Products and their prices (specification 5 and 9). */
export const product = {
  priceFrom: 'from {startingPrice}',
  soldOut: 'Sold out',
  onSale: 'Sale',
  addToCart: 'Add to cart',
  everyWeek:
    '{billingPeriodValue, plural, =1 {{price} every week} other {{price} every {billingPeriodValue} weeks}}',
  everyWeekFor:
    '{billingPeriodValue, plural, =1 {{price} every week} other {{price} every {billingPeriodValue} weeks}} for {durationValue, plural, one {{durationValue} week} other {{durationValue} weeks}}',
  everyMonth:
    '{billingPeriodValue, plural, =1 {{price} every month} other {{price} every {billingPeriodValue} months}}',
  everyMonthFor:
    '{billingPeriodValue, plural, =1 {{price} every month} other {{price} every {billingPeriodValue} months}} for {durationValue, plural, one {{durationValue} month} other {{durationValue} months}}',
  everyYear:
    '{billingPeriodValue, plural, =1 {{price} every year} other {{price} every {billingPeriodValue} years}}',
  everyYearFor:
    '{billingPeriodValue, plural, =1 {{price} every year} other {{price} every {billingPeriodValue} years}} for {durationValue, plural, one {{durationValue} year} other {{durationValue} years}}',
  installmentsBetween: 'Pay in installments on orders from {min} to {max}',
  installmentsFrom: 'Pay in installments on orders from {min}',
  installmentsUpTo: 'Pay in installments on orders up to {max}',
} as const;
