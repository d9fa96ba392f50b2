import { visitorText } from '@sitewright/blocks/words';
import type { Refusal } from '@sitewright/contracts/errors';

/** What a refusal says to those who read a site's pages, in their language; a `product` of several is named in front. */
export function refusalText({ refused, values }: Refusal, locale: string): string {
  const text = visitorText(locale)(`errors.${refused}`, values);
  return values?.['product'] === undefined ? text : `${values['product']}: ${text}`;
}
