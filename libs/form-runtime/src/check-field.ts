import { rulesOf } from './fields/field-kinds.ts';
import type { FieldValue, FormField } from './form-definition.ts';
import type { PartsValue } from './fields/parts.ts';
import type { CheckSettings } from './options.ts';

/** A field's value as it would be sent, and what is wrong with it, if anything. */
export interface CheckedField {
  readonly value: FieldValue;
  readonly error: string | undefined;
}

/**
 * Checks what was entered into a field. An empty one passes unless it is required; of a
 * required one, each part shown as required must be filled.
 */
export function checkField(
  field: FormField,
  input: unknown,
  settings: CheckSettings,
): CheckedField {
  const rules = rulesOf(field);
  const value = rules.toPayload(rules.parse(input, field), field);
  const usual = settings.normalize?.(value, field) ?? value;
  const isMissing = rules
    .controls(field)
    .some(
      ({ part, required }) =>
        required && isEmpty(part === undefined ? usual : (usual as PartsValue)[part]),
    );
  const error = isMissing
    ? settings.texts.required
    : isEmpty(value)
      ? undefined
      : rules.validate?.(usual, field, settings);
  return { value, error };
}

const isEmpty = (value: FieldValue | undefined): boolean =>
  !Object.values(value ?? '')
    .join('')
    .trim();
