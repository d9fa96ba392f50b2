import { controlName } from './field-rules.ts';
import type { FieldRules } from './field-rules.ts';

/** A value that is not a text is empty. */
export const toText = (input: unknown): string => (typeof input === 'string' ? input : '');

/** A single line: line breaks become spaces, outer spaces are trimmed. */
export const toLine = (text: string): string => text.replace(/(?<!\s)\s*[\r\n]\s*/g, ' ').trim();

/** The rules of a field type with one control and one line, customized by `rules`. */
export const oneLine = (rules?: Partial<FieldRules<string>>): FieldRules<string> => ({
  controls: (field) => [{ name: controlName(field), required: !!field.required }],
  parse: toText,
  toPayload: toLine,
  ...rules,
});
