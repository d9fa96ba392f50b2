/** Log messages for unusable gallery data, whose block is skipped. */
export const blockDataErrors = {
  /** Invalid JSON. */
  decoding: 'Error decoding gallery block data.',
  /** Valid JSON with an invalid value. */
  evaluating: 'Error evaluating gallery block data.',
} as const;

/** Decodes and validates data; logs an error and returns `undefined` on failure. */
export function readBlockData<Data>(
  text: string,
  evaluate: (decoded: unknown) => Data | undefined,
  log: (message: string) => void,
): Data | undefined {
  let decoded: unknown;
  try {
    decoded = JSON.parse(text);
  } catch {
    log(blockDataErrors.decoding);
    return undefined;
  }
  const data = evaluate(decoded);
  if (data === undefined) log(blockDataErrors.evaluating);
  return data;
}
