/** The first example of a README, and the lines that it says are printed. */
export interface ReadmeExample {
  readonly code: string;
  /** What stands behind an arrow in a comment, in the order in which it is printed: `console.log(1 + 2); // → 3`. */
  readonly prints: readonly string[];
}

const firstExample = /^```ts\n(?<code>[^]*?)^```$/m;
const printed = /\/\/ (?:.*: )?→ (?<text>.+)$/gm;

/** Reads the example that people see first. Undefined: there is none, or it says of nothing what it prints. */
export function readReadmeExample(readme: string): ReadmeExample | undefined {
  const code = firstExample.exec(readme)?.groups?.['code'];
  if (code === undefined) return undefined;
  const prints = [...code.matchAll(printed)].map(({ groups }) => groups?.['text'] ?? '');
  return prints.length === 0 ? undefined : { code, prints };
}
