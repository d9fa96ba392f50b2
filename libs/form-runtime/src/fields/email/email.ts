import { fillText } from '../../texts.ts';
import { oneLine } from '../one-line.ts';
import { isEmail } from './is-email.ts';

/** An e-mail address (FORM-14, FORM-55). */
export const email = oneLine({
  validate: (value, _field, { texts, emailEndingMax }) =>
    isEmail(value, emailEndingMax) ? undefined : fillText(texts.emailInvalid, texts.emailExample),
});
