import { isStorableText } from '@sitewright/contracts/limits';

export type FormEntries = Readonly<Record<string, string | readonly string[]>>;

/** Parses a urlencoded body; a repeated name becomes a list. Null if it is invalid. */
export function parseFormText(text: string, maxKeys: number): FormEntries | null {
  if (text.split('&', maxKeys + 1).length > maxKeys) return null;
  const entries = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (name === '__proto__' || !isStorableText(name) || !isStorableText(value)) return null;
    const existing = entries.get(name);
    if (existing === undefined) entries.set(name, value);
    else if (typeof existing === 'string') entries.set(name, [existing, value]);
    else existing.push(value);
  }
  return Object.fromEntries(entries);
}
