import { normalizeText } from './fold-word.ts';
import { splitText } from './split-text.ts';
import { foundForms } from './word-forms.ts';

/** A number and what it ends with: of `3.7.2026` also `7.2026`. */
function numbersIn(number: string | null): readonly string[] {
  const parts = number?.split('.') ?? [];
  return parts.slice(1).map((_, from) => parts.slice(from).join('.'));
}

/** Everything that a text is found by, with spaces between: each form of each word and of what is written together. */
export const indexTerms = (text: string): string =>
  splitText(normalizeText(text))
    .flatMap(({ parts, joined, number }) => [
      ...parts,
      ...(joined === null ? [] : [joined]),
      ...numbersIn(number),
    ])
    .flatMap(foundForms)
    .join(' ');
