/** The first example of a README, the lines that it is documented to print, and the other examples. */
export interface ReadmeExample {
  readonly code: string;
  /** Code of the other examples by file name; each is a separate module. */
  readonly others: Readonly<Record<string, string>>;
  /** Expected output: the texts after `→` in comments, in the order of printing: `console.log(1 + 2); // → 3`. */
  readonly prints: readonly string[];
}

const example = /^```(?<extension>tsx?)\n(?<code>[^]*?)^```$/gm;
const printed = /\/\/ (?:.*: )?→ (?<text>.+)$/gm;

/** Undefined when there is no example or when the first does not document what it prints. */
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
