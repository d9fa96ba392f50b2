/** The values of variables. A missing or empty one has no value. */
export type VariableValues = Readonly<Partial<Record<string, string>>>;

/** A piece of a text: as it was typed, or the name of a variable. */
export type TextPart = { readonly text: string } | { readonly variable: string };

const variablePattern = /\{\{([^{}]*)\}\}/g;

/** Names are compared without regard to case and repeated spaces. */
const toName = (typed: string): string => typed.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Splits a text at its variables. */
export function readParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(variablePattern)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ variable: toName(match[1] ?? '') });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** The name of a text that is one variable and nothing else; null for other text. */
export function soleVariable(text: string): string | null {
  const [part, ...others] = readParts(text.trim());
  return part !== undefined && 'variable' in part && others.length === 0 ? part.variable : null;
}

/** The lines of a text whose variables have values, in parts. Values are not read again, so they cannot add variables. */
export function fillLines(text: string, values: VariableValues): TextPart[][] {
  return text
    .split('\n')
    .map(readParts)
    .filter((parts) => parts.every((part) => !('variable' in part) || values[part.variable]));
}

/** A single line with values; variables without a value are omitted. */
export const fillLine = (text: string, values: VariableValues): string =>
  readParts(text)
    .map((part) => ('variable' in part ? (values[part.variable] ?? '') : part.text))
    .join('');
