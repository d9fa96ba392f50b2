/** Maximum number of keys in a query string. */
export const queryKeyLimit = 1000;

/** Parses a query string, with or without `?`; a repeated name creates a list. Ignores everything after 1000 keys. */
export function parseQuery(query: string): Readonly<Record<string, string | readonly string[]>> {
  const valuesByName = new Map<string, string[]>();
  const pairs = query.replace(/^\?/, '').split('&', queryKeyLimit);
  for (const pair of pairs) {
    if (!pair) continue;
    const [name = '', ...valueParts] = pair.split('=');
    const value = decode(valueParts.join('='));
    const values = valuesByName.get(decode(name));
    if (values) values.push(value);
    else valuesByName.set(decode(name), [value]);
  }
  return Object.fromEntries(
    [...valuesByName].map(([name, values]) => [
      name,
      values.length > 1 ? values : (values[0] ?? ''),
    ]),
  );
}

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    // A stray % is visitor input, not a reason to fail.
    return spaced;
  }
}
