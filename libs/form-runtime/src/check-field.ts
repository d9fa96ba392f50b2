import { rulesOf } from './fields/field-kinds.ts';
import type { FieldValue, FormField } from './form-definition.ts';
import type { PartsValue } from './fields/parts.ts';
import type { CheckSettings } from './options.ts';

/** A field's value as it is sent, and its error, if any. */
export interface CheckedField {
  readonly value: FieldValue;
  readonly error: string | undefined;
}

/**
 * Validates a field's input. An empty field is valid unless it is required; a required one needs each part that is
 * shown as required.
 */
export function checkField(
  field: FormField,
  input: unknown,
  settings: CheckSettings,
): CheckedField {
  const rules = rulesOf(field);
  const value = rules.toPayload(rules.parse(input, field), field);
  const normalized = settings.normalize?.(value, field) ?? value;
  const isMissing = rules
    .controls(field)
    .some(
      ({ part, required }) =>
        required && isEmpty(part === undefined ? normalized : (normalized as PartsValue)[part]),
    );
  const error = isMissing
    ? settings.texts.required
    : isEmpty(value)
      ? undefined
      : rules.validate?.(normalized, field, settings);
  return { value, error };
}

const isEmpty = (value: FieldValue | undefined): boolean =>
  !Object.values(value ?? '')
    .join('')
    .trim();
