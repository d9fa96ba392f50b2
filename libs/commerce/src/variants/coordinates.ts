import type { OptionedVariant, OptionValue, ProductOption } from './product-options.ts';

/** A position in the matrix: the index of a value per option. */
export type Coordinates = readonly number[];

/** A key for maps: equal for equal coordinates. */
export const coordinatesKey = (coordinates: Coordinates): string => coordinates.join('.');

/** Finds coordinates by value; an index is -1 if the variant has no value, or an unknown one, for an option. */
export function createLocator(
  options: readonly ProductOption[],
): (variant: OptionedVariant) => Coordinates {
  const indexes = options.map(({ name, values }) => ({
    name,
    indexOf: new Map(values.map((value, index) => [value, index])),
  }));
  return ({ optionValues }) => {
    const valueOf = new Map(optionValues.map(({ option, value }) => [option, value]));
    return indexes.map(({ name, indexOf }) => indexOf.get(valueOf.get(name) ?? '') ?? -1);
  };
}

/** The values at a position. */
export const valuesAt = (
  options: readonly ProductOption[],
  coordinates: Coordinates,
): OptionValue[] =>
  options.map(({ name, values }, axis) => ({
    option: name,
    value: values[coordinates[axis] ?? 0] ?? '',
  }));

/** All positions, the last option varying fastest; one empty position without options. */
export function* allCoordinates(sizes: readonly number[]): Generator<Coordinates> {
  const [size, ...rest] = sizes;
  if (size === undefined) {
    yield [];
    return;
  }
  for (let index = 0; index < size; index += 1)
    for (const others of allCoordinates(rest)) yield [index, ...others];
}

/** Compares positions in the order of `allCoordinates`. */
export function compareCoordinates(left: Coordinates, right: Coordinates): number {
  const axis = left.findIndex((index, position) => index !== right[position]);
  return axis === -1 ? 0 : (left[axis] ?? 0) - (right[axis] ?? 0);
}
