/** The parsed cart page. */
export interface CartPage {
  readonly title: string;
  /** The content below the title. A cart with entries has `data-island`. */
  readonly content: HTMLElement;
}

/** The same timeout as for loading a page. */
const timeoutMs = 10_000;

/** Fetches and parses the cart page. Rejects if the server responds with an error or another page. */
export async function readCartPage(window: Window, address: string): Promise<CartPage> {
  const response = await window.fetch(address, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`The cart page responded with ${response.status}.`);
  // Not a DOMParser: this page's content security policy would apply to the styles of a whole document and log
  // violations.
  const page = window.document.createElement('template');
  page.innerHTML = await response.text();
  const content = page.content.querySelector<HTMLElement>('#main > *');
  const heading = content?.querySelector('h1');
  if (!content || !heading) throw new Error('The page of the cart has none.');
  heading.remove();
  return { title: heading.textContent, content };
}
