import { isRecord } from './is-same.ts';

const maxLength = 60;

/** A short description of a value, for people who choose between two versions. */
export function describeValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'number' && !Number.isNaN(value))
    return new Intl.NumberFormat().format(value);
  const text = shorten(readableText(value));
  return text === '' ? 'nothing' : `“${text}”`;
}

/** The human-readable parts of a value: texts, or the names of entries. */
function readableText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return '';
  if (typeof value === 'number') return Number.isNaN(value) ? '' : String(value);
  if (Array.isArray(value)) return joined(value.map(readableText), ', ');
  if (!isRecord(value)) return '';
  if (Array.isArray(value['content'])) return joined(value['content'].map(readableText), ' ');
  const name = [value['text'], value['title'], value['sku'], value['option']].find(
    (candidate) => typeof candidate === 'string' && candidate !== '',
  );
  if (name === undefined) return joined(Object.values(value).map(readableText), ', ');
  return joined([name, value['href']].map(readableText), ', ');
}

const joined = (texts: readonly string[], separator: string): string =>
  texts.filter((text) => text !== '').join(separator);

const shorten = (text: string): string => {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return line.length > maxLength ? `${line.slice(0, maxLength - 1).trimEnd()}…` : line;
};
