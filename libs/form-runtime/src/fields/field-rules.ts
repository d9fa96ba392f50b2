import type { FieldValue, FormField } from '../form-definition.ts';
import type { CheckSettings } from '../options.ts';

/** One input of a field, or the inputs of a field that share a name. */
export interface Control {
  /** The `name` attribute, the same with and without JavaScript. */
  readonly name: string;
  /** The part of a field with several: 'First', 'Zip', or the statement of a likert row. */
  readonly part?: string;
  /** Whether it must be filled for the form to be sent, and is shown so. */
  readonly required: boolean;
  /** Whether it can be sent more than once, as ticked options are. */
  readonly isList?: boolean;
}

/** What sets one kind of field apart. Pure: the browser and the server use the same. */
export interface FieldRules<Value extends FieldValue = FieldValue> {
  /** The controls of the field, in reading order; none when it collects nothing. */
  controls(field: FormField): readonly Control[];
  /** Reads a value from outside, as it was entered. Never fails: what cannot be read is empty. */
  parse(input: unknown, field: FormField): Value;
  /** The value as it is checked, sent and stored: without what only typing left behind. */
  toPayload(value: Value, field: FormField): Value;
  /** What is wrong with such a value, if anything. It is not empty. Default: nothing. */
  validate?(value: Value, field: FormField, settings: CheckSettings): string | undefined;
}

/** The `name` attribute of a control. Bracketed, so that no field id can pass for another part of the submission. */
export const controlName = (field: FormField, part?: string | number): string =>
  `fields[${field.id}]${part === undefined ? '' : `[${part}]`}`;
