import type { FieldValue, FormField } from '../form-definition.ts';
import type { CheckSettings } from '../options.ts';

/** An input of a field, or several inputs with one name. */
export interface Control {
  /** The `name` attribute, the same with and without JavaScript. */
  readonly name: string;
  /** The part of a composite field: 'First', 'Zip', or the statement of a Likert row. */
  readonly part?: string;
  /** Whether it is required, and marked as such. */
  readonly required: boolean;
  /** Whether it can have several values, as checkboxes do. */
  readonly isList?: boolean;
}

/** The rules of a field type. Pure: the browser and the server use the same. */
export interface FieldRules<Value extends FieldValue = FieldValue> {
  /** The controls of the field, in reading order; none if it has no value. */
  controls(field: FormField): readonly Control[];
  /** Parses external input. Never fails: an invalid value is empty. */
  parse(input: unknown, field: FormField): Value;
  /** Normalizes the value for validation, sending and storage. */
  toPayload(value: Value, field: FormField): Value;
  /** The error of a non-empty value, if any. Default: none. */
  validate?(value: Value, field: FormField, settings: CheckSettings): string | undefined;
}

/** The `name` attribute of a control. Bracketed, so that no field id can collide with other form data. */
export const controlName = (field: FormField, part?: string | number): string =>
  `fields[${field.id}]${part === undefined ? '' : `[${part}]`}`;
