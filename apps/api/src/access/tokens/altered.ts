/** Another character of the same class, so that the altered token still has a valid format. */
function otherCharacter(character: string): string {
  if (/\d/.test(character)) return String((Number(character) + 1) % 10);
  if (/[a-z]/.test(character)) return character === 'a' ? 'b' : 'a';
  if (/[A-Z]/.test(character)) return character === 'A' ? 'B' : 'A';
  return character === '-' ? '_' : '-';
}

const replaceAt = (text: string, index: number): string =>
  `${text.slice(0, index)}${otherCharacter(text[index] ?? '')}${text.slice(index + 1)}`;

/** Variants of a token, by description: one character of a part is different, or it is shorter or longer. */
export function alteredTokens(token: string): ReadonlyMap<string, string> {
  const parts = token.split('.');
  const withPart = (index: number, part: string) => parts.with(index, part).join('.');
  const altered = parts.flatMap((part, index) => {
    const positions = { first: 0, middle: part.length >> 1, last: part.length - 1 };
    const replaced = Object.entries(positions).map(
      ([name, position]) =>
        [
          `part ${index + 1}: ${name} character`,
          withPart(index, replaceAt(part, position)),
        ] as const,
    );
    return [
      ...replaced,
      [`part ${index + 1}: a zero before it`, withPart(index, `0${part}`)] as const,
      [
        `part ${index + 1}: without its last character`,
        withPart(index, part.slice(0, -1)),
      ] as const,
      [`without part ${index + 1}`, parts.toSpliced(index, 1).join('.')] as const,
    ];
  });
  return new Map([
    ...altered,
    ['half of it', token.slice(0, token.length >> 1)],
    ['with one more part', `${token}.${parts.at(-1)}`],
    ['with one more part, which is empty', `${token}.`],
    ['in capitals', token.toUpperCase()],
    ['twice in a row', `${token}${token}`],
  ]);
}
