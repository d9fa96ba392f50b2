import { describe, expect, it } from 'vitest';
import { readIssue } from '../errors/validation-error.ts';
import { documentLimits } from '../limits/document-limits.ts';
import { richText, type RichTextNode } from './rich-text.ts';

const paragraph = (text: string): RichTextNode => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
});
const doc = (...content: RichTextNode[]) => ({ type: 'doc', content });
/** Nested lists of a given depth. */
const nested = (levels: number): RichTextNode => ({
  type: 'bulletList',
  content: [
    { type: 'listItem', content: [levels > 1 ? nested(levels - 1) : paragraph('deepest')] },
  ],
});
const findError = (value: unknown) => {
  const [issue] = richText.safeParse(value).error?.issues ?? [];
  return issue && readIssue(issue);
};
const { textCharacters, textNodes } = documentLimits;

describe('richText', () => {
  it.each([
    ['501 paragraphs', doc(...Array.from({ length: 501 }, (_, index) => paragraph(`${index}`)))],
    ['a paragraph of 21,000 characters', doc(paragraph('a'.repeat(21_000)))],
    [
      'a paragraph of 501 lines',
      doc({
        type: 'paragraph',
        content: Array.from({ length: 501 }, () => ({ type: 'hardBreak' as const })),
      }),
    ],
    ['lists 12 levels deep', doc(nested(12))],
    ['as many characters as it may have', doc(paragraph('a'.repeat(textCharacters)))],
  ])('accepts %s', (_, value) => {
    expect(richText.parse(value)).toEqual(value);
  });

  it.each([
    [
      'more characters, in one paragraph',
      doc(paragraph('a'.repeat(textCharacters + 1))),
      { code: 'textTooLong', bound: textCharacters },
    ],
    [
      'more characters, in many paragraphs',
      doc(...Array.from({ length: 201 }, () => paragraph('a'.repeat(1000)))),
      { code: 'textTooLong', bound: textCharacters },
    ],
    [
      'more paragraphs',
      doc(...Array.from({ length: textNodes / 2 + 1 }, () => paragraph('a'))),
      { code: 'listTooLong', bound: textNodes },
    ],
    ['deeper lists', doc(nested(24)), { code: 'tooDeep' }],
  ])('rejects %s than allowed with an error code', (_, value, error) => {
    expect(findError(value)).toEqual(error);
  });
});
