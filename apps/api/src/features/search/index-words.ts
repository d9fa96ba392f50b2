import { normalizeText } from './fold-word.ts';
import { splitText } from './split-text.ts';
import { foundForms } from './word-forms.ts';

/** Everything that a text is found by, with spaces between: each form of each word and of what is written together. */
export const indexWords = (text: string): string =>
  splitText(normalizeText(text))
    .flatMap(({ parts, joined }) => [...parts, ...(joined === null ? [] : [joined])])
    .flatMap(foundForms)
    .join(' ');
