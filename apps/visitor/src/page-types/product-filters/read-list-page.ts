/** The same timeout as for loading a page. */
const timeoutMs = 10_000;

/** Fetches the list at a URL and parses it. Rejects if the server responds with an error or another page. */
export async function readListPage(
  window: Window,
  url: string,
  signal: AbortSignal,
): Promise<HTMLElement> {
  const response = await window.fetch(url, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  });
  if (!response.ok) throw new Error(`The list responded with ${response.status}.`);
  const page = window.document.createElement('template');
  page.innerHTML = await response.text();
  const list = page.content.querySelector<HTMLElement>('section.collection');
  if (list === null) throw new Error('The page has no list.');
  return list;
}
