import { visitorText } from '@sitewright/blocks/texts';
import type { ErrorResult } from '@sitewright/contracts/errors';

/** An error's message to visitors in the language of the site; a `product` is named first if there are several. */
export function errorText({ error, values }: ErrorResult, locale: string): string {
  const text = visitorText(locale)(`errors.${error}`, values);
  return values?.['product'] === undefined ? text : `${values['product']}: ${text}`;
}
