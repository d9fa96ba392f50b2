/** The URL of a list with the values of its form: empty fields and the default order are left out. */
export function listUrl(form: HTMLFormElement): string {
  const { action, ownerDocument } = form;
  const View = ownerDocument.defaultView as Window & typeof globalThis;
  const pairs = [...new View.FormData(form)].filter(
    (pair): pair is [string, string] =>
      typeof pair[1] === 'string' &&
      pair[1].trim() !== '' &&
      !(pair[0] === 'sort' && pair[1] === 'featured'),
  );
  const url = new URL(action);
  url.search = new URLSearchParams(pairs).toString();
  return url.href;
}
