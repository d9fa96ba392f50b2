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
  // The policy of this page judges the style of a parsed one, and tells the console: what is around stays text.
  const [main = ''] = /<main[^]*<\/main>/.exec(await answer.text()) ?? [];
  const page = new DOMParser().parseFromString(main, 'text/html');
  const content = page.querySelector<HTMLElement>('#main > *');
  const heading = content?.querySelector('h1');
  if (!content || !heading) throw new Error('The page of the cart has none.');
  heading.remove();
  return { title: heading.textContent, content };
}
