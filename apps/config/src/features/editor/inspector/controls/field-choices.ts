import type { PanelField } from '@sitewright/blocks/schema';
import { readable } from '../../../../look/readable.ts';
import type { Choice } from '../../../../controls/select-field.tsx';

/** What can be chosen for a property, and how a choice and the stored value become one another. */
export interface FieldChoices {
  readonly choices: readonly Choice<string>[];
  readonly keyOf: (value: unknown) => string | null;
  readonly valueOf: (key: string) => string | number;
}

const isNumber = (text: string): boolean => text !== '' && Number.isFinite(Number(text));

/**
 * The choices of a field. A schema lists them as words, or, where some are numbers such as a picture's shape, names
 * them in the panel alone.
 */
export function fieldChoices({ values, choices = {} }: PanelField): FieldChoices {
  const areWords = values.length > 0 && values.every((value) => typeof value === 'string');
  const keys = areWords ? values : Object.keys(choices);
  return {
    choices: keys.map((value) => ({ value, label: choices[value] ?? readable(value) })),
    keyOf: (value) =>
      typeof value === 'string' || typeof value === 'number' ? String(value) : null,
    valueOf: (key) => (!areWords && isNumber(key) ? Number(key) : key),
  };
}
