import type { PanelField } from '@sitewright/blocks/schema';

/** The props of every control in a generated panel. */
export interface ControlProps {
  readonly field: PanelField;
  /** The stored value of the property; undefined if it is not set. */
  readonly value: unknown;
  /** Undefined removes an optional property. */
  readonly onChange: (value: unknown) => void;
  /** Why the value cannot be stored; `value` is then the rejected input. */
  readonly error?: ControlError | undefined;
}

/** The error of a part of the value; undefined if that part is valid. */
export function errorAt(error: ControlError | undefined, part: string): ControlError | undefined {
  if (error === undefined) return undefined;
  if (error.field === part) return { ...error, field: '' };
  return error.field.startsWith(`${part}.`)
    ? { ...error, field: error.field.slice(part.length + 1) }
    : undefined;
}

/** An error of a value. */
export interface ControlError {
  /** The path within the value: empty for the whole value, or such as `0.title` in a list. */
  readonly field: string;
  readonly sentence: string;
}
