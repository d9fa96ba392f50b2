import type { FormField } from '../../form-definition.ts';
import { checkOffered } from '../choices.ts';
import { controlName } from '../field-rules.ts';
import type { FieldRules } from '../field-rules.ts';
import { readParts, toPartLines } from '../parts.ts';
import type { PartsValue } from '../parts.ts';

/** The answers to a Likert statement, from Strongly Disagree to Strongly Agree. */
export const likertScale = ['-2', '-1', '0', '1', '2'] as const;

/** One answer of the scale for each statement, by the statement's text. */
export const likert: FieldRules<PartsValue> = {
  controls: (field) =>
    statementsOf(field).map((part, row) => ({
      name: controlName(field, row),
      part,
      required: !!field.required,
    })),
  parse: (input, field) => readParts(input, statementsOf(field)),
  toPayload: toPartLines,
  validate: (value, _field, settings) => checkOffered(Object.values(value), likertScale, settings),
};

/** The statements, numbered where the owner repeated one. */
const statementsOf = ({ options = [] }: FormField): readonly string[] =>
  options.map((statement, row) =>
    options.indexOf(statement) < row ? `${statement} (${row + 1})` : statement,
  );
