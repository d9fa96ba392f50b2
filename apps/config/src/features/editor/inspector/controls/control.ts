import type { PanelField } from '@sitewright/blocks/schema';

/** What every control of a generated panel receives. */
export interface ControlProps {
  readonly field: PanelField;
  /** The property's value as it is stored; undefined when it is not set. */
  readonly value: unknown;
  /** Undefined takes an optional property away. */
  readonly onChange: (value: unknown) => void;
}

/** A stored word as people read it: `top-left` becomes `Top left`. */
export const readable = (word: string): string => {
  const spaced = word.replaceAll(/[-_]/g, ' ').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return spaced.slice(0, 1).toUpperCase() + spaced.slice(1).toLowerCase();
};

/** The choices of a field in order, with their names. */
export const choicesOf = ({ values, choices }: PanelField) =>
  values.map((value) => ({ value, label: choices?.[value] ?? readable(value) }));
