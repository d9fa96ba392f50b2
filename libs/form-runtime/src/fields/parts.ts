import { controlName } from './field-rules.ts';
import type { FieldRules } from './field-rules.ts';
import { toLine, toText } from './one-line.ts';

/** A line for each part of a field, by the part's name. */
export type PartsValue = Readonly<Record<string, string>>;

type PartName<Marked extends string> = Marked extends `${infer Name}?` ? Name : Marked;
type Parts<Marked extends string> = Readonly<Record<PartName<Marked>, string>>;

/**
 * Reads a line for each part: from an object by part, from a list by position. A text is the first part, and what a
 * list has more than there are parts belongs to the last: nothing that was sent gets lost unseen.
 */
export function readParts<Name extends string>(
  input: unknown,
  parts: readonly Name[],
): Readonly<Record<Name, string>> {
  const given: unknown = typeof input === 'string' ? [input] : input;
  return Object.fromEntries(
    parts.map((part, at) => [
      part,
      Array.isArray(given)
        ? given
            .slice(at, (parts[at + 1] && at + 1) as number | undefined)
            .map(toText)
            .join(' ')
        : toText((given as Readonly<Record<string, unknown>> | null | undefined)?.[part]),
    ]),
  ) as Record<Name, string>;
}

/** The lines of all parts, each without what only typing left behind. */
export const toPartLines = <Value extends PartsValue>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).map(([part, text]) => [part, toLine(text)])) as Value;

/**
 * The rules of a kind with several parts, in reading order. A part that ends with `?` may stay
 * empty in a required field.
 */
export function withParts<Marked extends string>(
  marked: readonly Marked[],
  rules?: Partial<FieldRules<Parts<Marked>>>,
): FieldRules<Parts<Marked>> {
  const parts = marked.map((part) => part.replace('?', '') as PartName<Marked>);
  return {
    controls: (field) =>
      parts.map((part) => ({
        name: controlName(field, part),
        part,
        required: !!field.required && marked.includes(part as Marked),
      })),
    parse: (input) => readParts(input, parts),
    toPayload: toPartLines,
    ...rules,
  };
}
