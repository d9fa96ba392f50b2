/** What a query or a form can hold; `undefined` is left out, what is no text is sent as JSON. */
export type Fields = Readonly<Record<string, unknown>>;

/** Adds fields to an address that may have a query. */
export function withQuery(url: string, fields: Fields = {}): string {
  let address = url;
  for (const name of Object.keys(fields)) {
    const value = fields[name];
    if (value === undefined) continue;
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    const mark = address.includes('?') ? '&' : '?';
    address += `${mark}${encodeURIComponent(name)}=${encodeURIComponent(text)}`;
  }
  return address;
}

/** Form encoding of a body. */
export const encodeFields = (fields: Fields): string => withQuery('', fields).slice(1);
