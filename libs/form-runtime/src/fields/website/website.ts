import { fillText } from '../../texts.ts';
import { oneLine } from '../one-line.ts';

/** The URL of a website, with its scheme. */
export const website = oneLine({
  validate: (value, _field, { texts }) =>
    /^https?:\/\/[^\s/]\S*$/i.test(value)
      ? undefined
      : fillText(texts.linkInvalid, 'http://example.com', 'https://example.com'),
});
