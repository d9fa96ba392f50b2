import { visitorText } from '@sitewright/blocks/words';
import type { Refusal } from '@sitewright/contracts/errors';

/** What a refusal says to those who read a site's pages, in their language; one entry of a cart is named by its `title`. */
export function refusalText({ refused, values }: Refusal, locale: string): string {
  const text = visitorText(locale)(`errors.${refused}`, values);
  return values?.['title'] === undefined ? text : `${values['title']}: ${text}`;
}
