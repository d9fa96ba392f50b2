const decimal = /^\s*(?:\d+\.?\d*|\.\d+)\s*$/;

/** Reads a number of at least 0, or its decimal text; rejects anything else with `undefined`. */
export function parseLength(value: unknown): number | undefined {
  const number = typeof value === 'string' && decimal.test(value) ? Number(value) : value;
  return typeof number === 'number' && number >= 0 && number < Infinity ? number : undefined;
}

/** Reads a number greater than 0, or its text; rejects anything else with `undefined`. */
export const parsePositiveNumber = (value: unknown): number | undefined =>
  parseLength(value) || undefined;
