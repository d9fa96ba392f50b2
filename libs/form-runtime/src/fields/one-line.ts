import { controlName } from './field-rules.ts';
import type { FieldRules } from './field-rules.ts';

/** What is no text is empty. */
export const toText = (input: unknown): string => (typeof input === 'string' ? input : '');

/** A single line: line breaks become spaces, spaces around it go. */
export const toLine = (text: string): string => text.replace(/(?<!\s)\s*[\r\n]\s*/g, ' ').trim();

/** The rules of a kind with one control and one line; `rules` says what differs. */
export const oneLine = (rules?: Partial<FieldRules<string>>): FieldRules<string> => ({
  controls: (field) => [{ name: controlName(field), required: !!field.required }],
  parse: toText,
  toPayload: toLine,
  ...rules,
});
