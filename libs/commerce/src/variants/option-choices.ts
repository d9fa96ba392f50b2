/** A variant as the choice of a buyer: its values in the order of the options. */
export interface ChoosableVariant {
  readonly values: readonly string[];
  readonly isAvailable: boolean;
}

/** Whether a value can be chosen. `soldOut`: all its variants are; `notOffered`: there is no such combination. */
export type ChoiceState = 'available' | 'soldOut' | 'notOffered';

/** The choice among the values of an option. */
export interface OptionChoice {
  /** The chosen value; undefined if nothing is available. */
  readonly chosen: string | undefined;
  /** By value. */
  readonly states: ReadonlyMap<string, ChoiceState>;
}

/**
 * What a buyer can choose, option by option: a value is available if a variant with it and with the chosen values of the
 * options before is. So the first option is never limited by later ones, and no choice leads into a dead end. Later
 * options keep their chosen value if it is available, otherwise the first available one is chosen.
 *
 * @param options The values per option.
 * @param chosen The values that are selected now, per option.
 */
export function optionChoices(
  options: readonly (readonly string[])[],
  variants: readonly ChoosableVariant[],
  chosen: readonly (string | undefined)[],
): readonly OptionChoice[] {
  let candidates = variants;
  return options.map((values, axis) => {
    const states = new Map<string, ChoiceState>(values.map((value) => [value, 'notOffered']));
    for (const variant of candidates) {
      const value = variant.values[axis] ?? '';
      if (variant.isAvailable) states.set(value, 'available');
      else if (states.get(value) === 'notOffered') states.set(value, 'soldOut');
    }
    const wanted = chosen[axis];
    const isAvailable = (value: string | undefined) =>
      value !== undefined && states.get(value) === 'available';
    const value = isAvailable(wanted) ? wanted : values.find(isAvailable);
    candidates = candidates.filter((variant) => variant.values[axis] === value);
    return { chosen: value, states };
  });
}
