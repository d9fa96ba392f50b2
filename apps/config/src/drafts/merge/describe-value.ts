import { isRecord } from './is-same.ts';

const longest = 60;

/** A short description of a value, for people who choose between two versions. */
export function describeValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'number' && !Number.isNaN(value))
    return new Intl.NumberFormat().format(value);
  const words = shorten(wordsIn(value));
  return words === '' ? 'nothing' : `“${words}”`;
}

/** The human-readable parts of a value: texts, or the names of entries. */
function wordsIn(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return '';
  if (typeof value === 'number') return Number.isNaN(value) ? '' : String(value);
  if (Array.isArray(value)) return joined(value.map(wordsIn), ', ');
  if (!isRecord(value)) return '';
  if (Array.isArray(value['content'])) return joined(value['content'].map(wordsIn), ' ');
  const name = [value['text'], value['title'], value['sku'], value['option']].find(
    (one) => typeof one === 'string' && one !== '',
  );
  if (name === undefined) return joined(Object.values(value).map(wordsIn), ', ');
  return joined([name, value['href']].map(wordsIn), ', ');
}

const joined = (words: readonly string[], sign: string): string =>
  words.filter((word) => word !== '').join(sign);

const shorten = (text: string): string => {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return line.length > longest ? `${line.slice(0, longest - 1).trimEnd()}…` : line;
};
