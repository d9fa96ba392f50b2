import { fillText } from '../../texts.ts';
import { oneLine } from '../one-line.ts';
import { isEmail } from './is-email.ts';

/** An e-mail address. */
export const email = oneLine({
  validate: (value, _field, { texts, emailEndingMax }) =>
    isEmail(value, emailEndingMax) ? undefined : fillText(texts.emailInvalid, texts.emailExample),
});
