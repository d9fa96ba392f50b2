import {
  allCoordinates,
  compareCoordinates,
  coordinatesKey,
  createLocator,
  valuesAt,
  type Coordinates,
} from './coordinates.ts';
import type {
  OptionedVariant,
  OptionValue,
  ProductOption,
  VariantMatrix,
} from './product-options.ts';

/** A name in a layout: a new one, or one that existed before, possibly under another name or at another position. */
export interface LayoutName {
  readonly name: string;
  /** Its index before; null if it is new. */
  readonly was: number | null;
}

/** An option as it is meant to be. `was` of its values are indexes of the values of that option. */
export interface LayoutOption extends LayoutName {
  readonly values: readonly LayoutName[];
}

/** The options as they are meant to be. Renaming, adding, removing and reordering are all differences of layouts. */
export type OptionLayout = readonly LayoutOption[];

/** A matrix after a change of its options. */
export interface RebuiltMatrix<Variant extends OptionedVariant> extends VariantMatrix<Variant> {
  /** The variants that have no position any more. */
  readonly removed: readonly Variant[];
  /** The variants that were created. */
  readonly added: readonly Variant[];
}

/** The layout of options that stay as they are: the start of every change. */
export const layoutOf = (options: readonly ProductOption[]): OptionLayout =>
  options.map(({ name, values }, was) => ({
    name,
    was,
    values: values.map((value, index) => ({ name: value, was: index })),
  }));

const optionsOfLayout = (layout: OptionLayout): ProductOption[] =>
  layout.map(({ name, values }) => ({ name, values: values.map((value) => value.name) }));

/** Moves positions before a change to those after it; null if one of the values was removed. */
function createMover(layout: OptionLayout): (before: Coordinates) => Coordinates | null {
  const axes = layout.map(({ was, values }) => ({
    was,
    indexAfter: new Map(values.map((value, index) => [value.was, index])),
  }));
  return (before) => {
    const after = axes.map(({ was, indexAfter }) =>
      was === null ? 0 : (indexAfter.get(before[was] ?? -1) ?? -1),
    );
    return after.includes(-1) ? null : after;
  };
}

/** The variant with the most values in common, the first of those: new variants start with its price and stock type. */
function findNearest<Variant>(
  placed: readonly (readonly [Coordinates, Variant])[],
  coordinates: Coordinates,
): Variant | undefined {
  let nearest: Variant | undefined;
  let most = -1;
  for (const [others, variant] of placed) {
    let common = 0;
    for (let axis = 0; axis < coordinates.length; axis += 1)
      if (others[axis] === coordinates[axis]) common += 1;
    if (common > most) {
      most = common;
      nearest = variant;
    }
  }
  return nearest;
}

/**
 * Changes the options of a product. Variants are identified by their position: a variant stays the same object in all
 * but its `optionValues` when options or values are renamed, added or reordered.
 *
 * - A new option gives its first value to all variants, and creates a variant for each of its other values.
 * - A new value creates a variant per combination with the other options.
 * - A removed value removes its variants. If an option is removed, the first variant of those that become equal stays.
 * - Combinations that the owner removed before stay removed.
 *
 * Options without values are dropped. Variants are ordered by the matrix.
 *
 * @param createVariant Creates a variant at a new position. `nearest` has the most values in common with it.
 */
export function rebuildMatrix<Variant extends OptionedVariant>(
  { options, variants }: VariantMatrix<Variant>,
  layout: OptionLayout,
  createVariant: (optionValues: OptionValue[], nearest: Variant | undefined) => Variant,
): RebuiltMatrix<Variant> {
  const offered = layout.filter(({ values }) => values.length > 0);
  const after = optionsOfLayout(offered);
  const locate = createLocator(options);
  const move = createMover(offered);
  const placed = new Map<string, readonly [Coordinates, Variant]>();
  const removed: Variant[] = [];
  for (const variant of variants) {
    const moved = move(locate(variant));
    const key = moved === null ? '' : coordinatesKey(moved);
    if (moved === null || placed.has(key)) removed.push(variant);
    else placed.set(key, [moved, { ...variant, optionValues: valuesAt(after, moved) }]);
  }
  const survivors = [...placed.values()];
  const isNewValue = ({ values }: LayoutOption, index: number) => values[index]?.was === null;
  const isMissing = (coordinates: Coordinates): boolean => {
    if (placed.has(coordinatesKey(coordinates))) return false;
    const addsValue = offered.some(
      (option, axis) => option.was !== null && isNewValue(option, coordinates[axis] ?? 0),
    );
    if (addsValue || survivors.length === 0) return true;
    const origin = coordinates.map((index, axis) => (offered[axis]?.was === null ? 0 : index));
    return placed.has(coordinatesKey(origin));
  };
  const added = [...allCoordinates(after.map(({ values }) => values.length))]
    .filter(isMissing)
    .map((coordinates): readonly [Coordinates, Variant] => {
      const nearest = findNearest(survivors, coordinates);
      return [coordinates, createVariant(valuesAt(after, coordinates), nearest)];
    });
  return {
    options: after,
    variants: [...survivors, ...added]
      .toSorted(([left], [right]) => compareCoordinates(left, right))
      .map(([, variant]) => variant),
    removed,
    added: added.map(([, variant]) => variant),
  };
}
