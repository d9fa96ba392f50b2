/** What a query or a form can hold; `undefined` is left out, what is no text is sent as JSON. */
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

/** Adds fields to an address that may have a query, and a fragment, before which they go. */
export function withQuery(url: string, fields: Fields = {}): string {
  const added = encodeFields(fields);
  return added
    ? url.replace(/(\?[^#]*)?(?=#|$)/, (query) => (query ? `${query}&` : '?') + added)
    : url;
}
