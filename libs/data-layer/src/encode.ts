/** The fields of a query or form; `undefined` is omitted, and values that are not strings are sent as JSON. */
export type Fields = Readonly<Record<string, unknown>>;

/** Form encoding of a body. */
export const encodeFields = (fields: Fields): string =>
  Object.entries(fields)
    .flatMap(([name, value]) =>
      value === undefined
        ? []
        : [name, typeof value === 'string' ? value : JSON.stringify(value)]
            .map(encodeURIComponent)
            .join('='),
    )
    .join('&');

/** Adds parameters to a URL, before its fragment. */
export function withQuery(url: string, fields: Fields = {}): string {
  const encoded = encodeFields(fields);
  return encoded
    ? url.replace(/(\?[^#]*)?(?=#|$)/, (query) => (query ? `${query}&` : '?') + encoded)
    : url;
}
