import { fillText } from '../../texts.ts';
import { oneLine } from '../one-line.ts';
import { isEmail as isValid } from './is-email.ts';

/** An e-mail address. */
export const email = oneLine({
  // The white space that a browser removes; any other is no part of an address, and is not to be seen.
  toPayload: (value) => value.replace(/^[\t-\r ]+|(?<![\t-\r ])[\t-\r ]+$/g, ''),
  validate: (value, _field, { texts, emailEndingMax = 4, isEmail = isValid }) =>
    isEmail(value, emailEndingMax) ? undefined : fillText(texts.emailInvalid, texts.emailExample),
});
