import type { FormField } from '../form-definition.ts';
import type { CheckSettings } from '../options.ts';
import { fillText } from '../texts.ts';
import { oneLine, toLine } from './one-line.ts';

/** Reports the first chosen value that is not an option. */
export const checkOffered = (
  chosen: readonly string[],
  offered: readonly string[],
  { texts }: CheckSettings,
): string | undefined => {
  const unexpected = chosen.find((value) => value && !offered.includes(value));
  return unexpected && fillText(texts.optionUnexpected, unexpected);
};

/** The distinct options of a field, as they are sent. */
export const optionsOf = ({ options = [] }: FormField): readonly string[] => [
  ...new Set(options.map(toLine)),
];

/** The rules of field types with a single choice. */
export const oneChoice = oneLine({
  validate: (value, field, settings) => checkOffered([value], optionsOf(field), settings),
});
