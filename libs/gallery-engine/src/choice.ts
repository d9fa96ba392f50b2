/** Creates a reader of one of the given values; it rejects anything else with `undefined`. */
export function choice<Value extends string>(
  values: readonly Value[],
): (value: unknown) => Value | undefined {
  return (input) => values.find((value) => value === input);
}
