/** What is logged when a gallery's data cannot be used; its block is skipped. */
export const blockDataErrors = {
  /** It is no JSON. */
  decoding: 'Error decoding gallery block data.',
  /** It is JSON, but says something that cannot be. */
  evaluating: 'Error evaluating gallery block data.',
} as const;

/** Decodes data and evaluates it; logs what goes wrong and answers `undefined` then. */
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
