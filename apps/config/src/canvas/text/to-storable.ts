import { isStorableText, toStorableText } from '@sitewright/contracts/limits';

/** Removes invisible characters that cannot be stored; returns the same value if there are none. */
export function toStorable<Value>(value: Value): Value {
  if (typeof value === 'string')
    return (isStorableText(value) ? value : toStorableText(value)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(
    ([name, member]) => [name, toStorable(member)] as const,
  );
  const isUnchanged = entries.every(([name, member]) => member === value[name as keyof Value]);
  if (isUnchanged) return value;
  return (
    Array.isArray(value) ? entries.map(([, member]) => member) : Object.fromEntries(entries)
  ) as Value;
}
