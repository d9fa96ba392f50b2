import { countCharacters, toMaxLength } from '../../counter.ts';
import { oneLine } from '../one-line.ts';

/** Several lines of text, with a limit where the owner set one. */
export const textarea = oneLine({
  // A form without JavaScript sends CRLF; it counts as one character, as it does in the browser.
  toPayload: (value) => value.replace(/\r\n?/g, '\n'),
  validate(value, field, { texts }) {
    const max = toMaxLength(field.maxLength);
    return max && countCharacters(value) > max ? texts.tooLong : undefined;
  },
});
