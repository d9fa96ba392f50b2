import { readPostalCode } from '@sitewright/contracts/addresses';
import { isPostalCodeOf } from './postal-code.ts';

/** Some postal codes of a country. */
export type PostalPattern =
  | { readonly kind: 'code' | 'prefix'; readonly text: string }
  | { readonly kind: 'range'; readonly first: string; readonly last: string };

const compact = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase();

/**
 * Parses a postal code (`04101`), the beginning of one (`041*`) or a range of numbers (`04101-04109`); null if the text
 * is none of these, or no code of the country matches. Hyphens inside codes (`1000-001`) are no ranges, because both
 * ends of a range have the same length.
 */
export function parsePostalPattern(text: string, country: string): PostalPattern | null {
  const typed = text.trim();
  const [, first, last] = /^(\d+)\s*[-–—]\s*(\d+)$/.exec(typed) ?? [];
  if (first !== undefined && last !== undefined && first.length === last.length)
    return first <= last && isPostalCodeOf(country, first) ? { kind: 'range', first, last } : null;
  const [, prefix] = /^([a-z\d][a-z\d\s-]*)\*$/i.exec(typed) ?? [];
  if (prefix !== undefined) return { kind: 'prefix', text: compact(prefix) };
  const code = compact(readPostalCode(typed, country).zip);
  return code !== '' && isPostalCodeOf(country, code) ? { kind: 'code', text: code } : null;
}

/** Whether a typed postal code of the country is one of the pattern's. */
export function matchesPostalPattern(
  pattern: PostalPattern,
  zip: string,
  country: string,
): boolean {
  const code = compact(readPostalCode(zip, country).zip);
  if (pattern.kind === 'range')
    return code.length === pattern.first.length && code >= pattern.first && code <= pattern.last;
  return pattern.kind === 'prefix' ? code.startsWith(pattern.text) : code === pattern.text;
}
