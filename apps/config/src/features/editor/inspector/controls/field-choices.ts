import type { PanelField } from '@sitewright/blocks/schema';
import { toSentenceCase } from '../../../../format/readable.ts';
import type { Choice } from '../../../../controls/select-field.tsx';

/** The options of a property, and the conversion between options and stored values. */
export interface FieldChoices {
  readonly choices: readonly Choice<string>[];
  readonly keyOf: (value: unknown) => string | null;
  readonly valueOf: (key: string) => string | number;
}

const isNumber = (text: string): boolean => text !== '' && Number.isFinite(Number(text));

/**
 * The options of a field: the values of the schema if all are strings. Otherwise, such as for aspect ratios, the keys
 * of the labels in the schema (`choices`), of which numeric ones are stored as numbers.
 */
export function fieldChoices({ values, choices = {} }: PanelField): FieldChoices {
  const areStrings = values.length > 0 && values.every((value) => typeof value === 'string');
  const keys = areStrings ? values : Object.keys(choices);
  return {
    choices: keys.map((value) => ({ value, label: choices[value] ?? toSentenceCase(value) })),
    keyOf: (value) =>
      typeof value === 'string' || typeof value === 'number' ? String(value) : null,
    valueOf: (key) => (!areStrings && isNumber(key) ? Number(key) : key),
  };
}
