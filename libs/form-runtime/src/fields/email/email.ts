import { fillText } from '../../texts.ts';
import { oneLine } from '../one-line.ts';
import { isEmail as isValid } from './is-email.ts';

/** An email address. */
export const email = oneLine({
  // Only white space that browsers strip is stripped; any other makes the value invalid, which the visitor must see.
  toPayload: (value) => (/[^\S\t-\r ]/.test(value) ? value : value.trim()),
  validate: (value, _field, { texts, emailEndingMax = 4, isEmail = isValid }) =>
    isEmail(value, emailEndingMax) ? undefined : fillText(texts.emailInvalid, texts.emailExample),
});
