import type { PanelField } from '@sitewright/blocks/schema';

/** What every control of a generated panel receives. */
export interface ControlProps {
  readonly field: PanelField;
  /** The property's value as it is stored; undefined when it is not set. */
  readonly value: unknown;
  /** Undefined takes an optional property away. */
  readonly onChange: (value: unknown) => void;
  /** Why the value cannot be stored; `value` is then what was chosen or typed. */
  readonly error?: ControlError | undefined;
}

/** What is wrong with one part of a value; undefined while nothing is. */
export function errorAt(error: ControlError | undefined, part: string): ControlError | undefined {
  if (error === undefined) return undefined;
  if (error.field === part) return { ...error, field: '' };
  return error.field.startsWith(`${part}.`)
    ? { ...error, field: error.field.slice(part.length + 1) }
    : undefined;
}

/** What is wrong with a value. */
export interface ControlError {
  /** Where in it: empty for all of it, or such as `0.title` in a list. */
  readonly field: string;
  readonly sentence: string;
}
