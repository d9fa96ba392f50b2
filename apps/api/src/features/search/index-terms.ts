import { normalizeText } from './fold-word.ts';
import { splitText } from './split-text.ts';
import { foundForms } from './word-forms.ts';

/** A number and its endings: for `3.7.2026` also `7.2026`. */
function numbersIn(number: string | null): readonly string[] {
  const parts = number?.split('.') ?? [];
  return parts.slice(1).map((_, from) => parts.slice(from).join('.'));
}

/** All terms by which a text is found, separated by spaces: each form of each word and of each compound. */
export const indexTerms = (text: string): string =>
  splitText(normalizeText(text))
    .flatMap(({ parts, joined, number }) => [
      ...parts,
      ...(joined === null ? [] : [joined]),
      ...numbersIn(number),
    ])
    .flatMap(foundForms)
    .join(' ');
