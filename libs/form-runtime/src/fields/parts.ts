import { controlName } from './field-rules.ts';
import type { FieldRules } from './field-rules.ts';
import { toLine, toText } from './one-line.ts';

/** A line for each part of a field, by the part's name. */
export type PartsValue = Readonly<Record<string, string>>;

/**
 * Reads a line for each part: from an object by name, from an array by position. A string is the first part, and
 * surplus entries of an array are appended to the last one, so that no input is lost.
 */
export function readParts(input: unknown, parts: readonly string[]): PartsValue {
  const source: unknown = typeof input === 'string' ? [input] : input;
  return Object.fromEntries(
    parts.map((part, index) => [
      part,
      Array.isArray(source)
        ? source
            .slice(index, (parts[index + 1] && index + 1) as number | undefined)
            .map(toText)
            .join(' ')
        : toText((source as Readonly<Record<string, unknown>> | null | undefined)?.[part]),
    ]),
  );
}

/** The normalized lines of all parts. */
export const toPartLines = (value: PartsValue): PartsValue =>
  Object.fromEntries(Object.entries(value).map(([part, text]) => [part, toLine(text)]));

/**
 * The rules of a composite field type, with its parts in reading order. A part that ends with `?` may stay empty in a
 * required field.
 */
export function withParts(
  markedParts: readonly string[],
  rules?: Partial<FieldRules<PartsValue>>,
): FieldRules<PartsValue> {
  const parts = markedParts.map((part) => part.replace('?', ''));
  return {
    controls: (field) =>
      parts.map((part) => ({
        name: controlName(field, part),
        part,
        required: !!field.required && markedParts.includes(part),
      })),
    parse: (input) => readParts(input, parts),
    toPayload: toPartLines,
    ...rules,
  };
}
