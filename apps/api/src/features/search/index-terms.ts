import { normalizeText } from './fold-word.ts';
import { splitText } from './split-text.ts';
import { indexedForms } from './word-forms.ts';

/** A number, also without its first parts: `3.7.2026` and `7.2026`. The last part alone is already indexed. */
function numberTerms(number: string | null): readonly string[] {
  const parts = number?.split('.') ?? [];
  return parts.slice(1).map((_, from) => parts.slice(from).join('.'));
}

/** All terms by which a text is found, separated by spaces: each form of each word and of each compound. */
export const indexTerms = (text: string): string =>
  splitText(normalizeText(text))
    .flatMap(({ parts, joined, number }) => [
      ...parts,
      ...(joined === null ? [] : [joined]),
      ...numberTerms(number),
    ])
    .flatMap(indexedForms)
    .join(' ');
