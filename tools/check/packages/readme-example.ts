/** The first example of a README, the lines that it says are printed, and the examples after it. */
export interface ReadmeExample {
  readonly code: string;
  /** Each a module of its own, under the name of a file. */
  readonly others: Readonly<Record<string, string>>;
  /** What stands behind an arrow in a comment, in the order in which it is printed: `console.log(1 + 2); // → 3`. */
  readonly prints: readonly string[];
}

const example = /^```(?<extension>tsx?)\n(?<code>[^]*?)^```$/gm;
const printed = /\/\/ (?:.*: )?→ (?<text>.+)$/gm;

/** Reads the example that people see first. Undefined: there is none, or it says of nothing what it prints. */
export function readReadmeExample(readme: string): ReadmeExample | undefined {
  const [first, ...others] = [...readme.matchAll(example)].map(({ groups }) => ({
    code: groups?.['code'] ?? '',
    extension: groups?.['extension'] ?? '',
  }));
  if (first === undefined) return undefined;
  const prints = [...first.code.matchAll(printed)].map(({ groups }) => groups?.['text'] ?? '');
  if (prints.length === 0) return undefined;
  const files = others.map(({ code, extension }, index) => [
    `example-${index + 2}.${extension}`,
    // A module, so that it shares no names with the others.
    `${code}export {};\n`,
  ]);
  return { code: first.code, prints, others: Object.fromEntries(files) as ReadmeExample['others'] };
}
