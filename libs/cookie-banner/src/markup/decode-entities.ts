const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
};

/** Replaces the character references that rich text editors write; others stay as they are. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]+));/gi,
    (whole, decimal, hex, name) => {
      if (name) return named[name] ?? whole;
      return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
    },
  );
}
