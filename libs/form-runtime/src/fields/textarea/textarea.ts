import { countCharacters, toMaxLength } from '../../counter.ts';
import { oneLine } from '../one-line.ts';

/** Several lines of text, with an optional limit. */
export const textarea = oneLine({
  // A native submission contains CRLF, which counts as one character, as in the browser.
  toPayload: (value) => value.replace(/\r\n?/g, '\n'),
  validate(value, field, { texts }) {
    const max = toMaxLength(field.maxLength);
    return max && countCharacters(value) > max ? texts.tooLong : undefined;
  },
});
