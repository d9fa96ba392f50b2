/** What a query or a form can hold; `undefined` is left out, what is no text is sent as JSON. */
export type Fields = Readonly<Record<string, unknown>>;

/** Form encoding, for queries and bodies (DATA-03). */
export const encodeFields = (fields: Fields): string =>
  Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map((field) => field.map(toText).map(encodeURIComponent).join('='))
    .join('&');

const toText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);
