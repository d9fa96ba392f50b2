import { visitorText } from '@sitewright/blocks/words';
import type { Refusal } from '@sitewright/contracts/errors';

/** What a refusal says to those who read a site's pages, in their language. */
export const refusalText = ({ refused, values }: Refusal, locale: string): string =>
  visitorText(locale)(`errors.${refused}`, values);
