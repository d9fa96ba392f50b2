import { visitorText } from '@sitewright/blocks/texts';
import type { ErrorResult } from '@sitewright/contracts/errors';

/** What an error says to those who read a site's pages, in their language; a `product` of several is named in front. */
export function errorText({ error, values }: ErrorResult, locale: string): string {
  const text = visitorText(locale)(`errors.${error}`, values);
  return values?.['product'] === undefined ? text : `${values['product']}: ${text}`;
}
