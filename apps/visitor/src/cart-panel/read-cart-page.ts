/** The full page of the cart, taken apart. */
export interface CartPage {
  readonly title: string;
  /** What stands below the title; a cart with entries has `data-island`. */
  readonly content: HTMLElement;
}

/** A visitor who pressed the cart waits no longer for it than for a page. */
const patienceMs = 10_000;

/** Reads what the server draws as the page of the cart. Rejects when it does not answer with one. */
export async function readCartPage(window: Window, address: string): Promise<CartPage> {
  const answer = await window.fetch(address, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(patienceMs),
  });
  if (!answer.ok) throw new Error(`The cart answered ${answer.status}.`);
  // Not a DOMParser: the policy of this page would judge the styles of a whole document, and tell the console.
  const page = window.document.createElement('template');
  page.innerHTML = await answer.text();
  const content = page.content.querySelector<HTMLElement>('#main > *');
  const heading = content?.querySelector('h1');
  if (!content || !heading) throw new Error('The page of the cart has none.');
  heading.remove();
  return { title: heading.textContent, content };
}
