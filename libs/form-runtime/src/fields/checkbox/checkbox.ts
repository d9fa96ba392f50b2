import { checkOffered, optionsOf } from '../choices.ts';
import { controlName } from '../field-rules.ts';
import type { FieldRules } from '../field-rules.ts';
import { toLine, toText } from '../one-line.ts';

/** Options of which any number can be checked. */
export const checkbox: FieldRules<readonly string[]> = {
  controls: (field) => [{ name: controlName(field), required: !!field.required, isList: true }],
  parse: (input) => [...new Set([input].flat().map(toText).map(toLine))].filter((option) => option),
  toPayload: (value) => value,
  validate: (value, field, settings) => checkOffered(value, optionsOf(field), settings),
};
