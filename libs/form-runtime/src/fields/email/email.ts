import { fillText } from '../../texts.ts';
import { oneLine } from '../one-line.ts';
import { isEmail as isValid } from './is-email.ts';

/** An e-mail address. */
export const email = oneLine({
  // A browser removes this white space alone; with any other it is no address, and that is to be seen.
  toPayload: (value) => (/[^\S\t-\r ]/.test(value) ? value : value.trim()),
  validate: (value, _field, { texts, emailEndingMax = 4, isEmail = isValid }) =>
    isEmail(value, emailEndingMax) ? undefined : fillText(texts.emailInvalid, texts.emailExample),
});
