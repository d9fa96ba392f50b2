import type { Translation } from '../../translation.ts';
import type { product as english } from '../en/product.ts';

export const product: Translation<typeof english> = {
  priceFrom: 'ابتداءً من {startingPrice}',
  soldOut: 'نفدت الكمية',
  onSale: 'تخفيض',
  addToCart: 'أضف إلى السلة',
  everyWeek:
    '{billingPeriodValue, plural, =1 {{price} كل أسبوع} zero {{price} كل {billingPeriodValue} أسبوع} one {{price} كل أسبوع} two {{price} كل أسبوعين} few {{price} كل {billingPeriodValue} أسابيع} many {{price} كل {billingPeriodValue} أسبوعًا} other {{price} كل {billingPeriodValue} أسبوع}}',
  everyWeekFor:
    '{billingPeriodValue, plural, =1 {{price} كل أسبوع} zero {{price} كل {billingPeriodValue} أسبوع} one {{price} كل أسبوع} two {{price} كل أسبوعين} few {{price} كل {billingPeriodValue} أسابيع} many {{price} كل {billingPeriodValue} أسبوعًا} other {{price} كل {billingPeriodValue} أسبوع}} لمدة {durationValue, plural, zero {{durationValue} أسبوع} one {أسبوع واحد} two {أسبوعين} few {{durationValue} أسابيع} many {{durationValue} أسبوعًا} other {{durationValue} أسبوع}}',
  everyMonth:
    '{billingPeriodValue, plural, =1 {{price} كل شهر} zero {{price} كل {billingPeriodValue} شهر} one {{price} كل شهر} two {{price} كل شهرين} few {{price} كل {billingPeriodValue} أشهر} many {{price} كل {billingPeriodValue} شهرًا} other {{price} كل {billingPeriodValue} شهر}}',
  everyMonthFor:
    '{billingPeriodValue, plural, =1 {{price} كل شهر} zero {{price} كل {billingPeriodValue} شهر} one {{price} كل شهر} two {{price} كل شهرين} few {{price} كل {billingPeriodValue} أشهر} many {{price} كل {billingPeriodValue} شهرًا} other {{price} كل {billingPeriodValue} شهر}} لمدة {durationValue, plural, zero {{durationValue} شهر} one {شهر واحد} two {شهرين} few {{durationValue} أشهر} many {{durationValue} شهرًا} other {{durationValue} شهر}}',
  everyYear:
    '{billingPeriodValue, plural, =1 {{price} كل سنة} zero {{price} كل {billingPeriodValue} سنة} one {{price} كل سنة} two {{price} كل سنتين} few {{price} كل {billingPeriodValue} سنوات} many {{price} كل {billingPeriodValue} سنة} other {{price} كل {billingPeriodValue} سنة}}',
  everyYearFor:
    '{billingPeriodValue, plural, =1 {{price} كل سنة} zero {{price} كل {billingPeriodValue} سنة} one {{price} كل سنة} two {{price} كل سنتين} few {{price} كل {billingPeriodValue} سنوات} many {{price} كل {billingPeriodValue} سنة} other {{price} كل {billingPeriodValue} سنة}} لمدة {durationValue, plural, zero {{durationValue} سنة} one {سنة واحدة} two {سنتين} few {{durationValue} سنوات} many {{durationValue} سنة} other {{durationValue} سنة}}',
  installmentsBetween: 'الدفع بالتقسيط للطلبات من {min} إلى {max}',
  installmentsFrom: 'الدفع بالتقسيط للطلبات ابتداءً من {min}',
  installmentsUpTo: 'الدفع بالتقسيط للطلبات حتى {max}',
};
