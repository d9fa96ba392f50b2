/** The same timeout as for loading a page. */
const timeoutMs = 10_000;
const idAttributes = ['id', 'for', 'aria-labelledby', 'aria-describedby'] as const;

/** The page below the dialog may have elements with the same ids. */
function renameIds(content: HTMLElement): void {
  for (const attribute of idAttributes)
    for (const element of content.querySelectorAll(`[${attribute}]`))
      element.setAttribute(attribute, `quick-view-${element.getAttribute(attribute)}`);
}

/** The title of the product's page becomes a link to it, one level below the title of the list. */
function linkTitle(content: HTMLElement, address: string): string {
  const { ownerDocument: document } = content;
  const heading = content.querySelector('.product-title');
  const title = heading?.textContent ?? '';
  const link = document.createElement('a');
  link.href = address;
  link.textContent = title;
  const lower = document.createElement('h2');
  lower.className = 'product-title';
  lower.append(link);
  heading?.replaceWith(lower);
  return title;
}

/** A product of another page. */
export interface FetchedProduct {
  readonly title: string;
  readonly content: HTMLElement;
}

/** Fetches a product from its page. Rejects if the server responds with an error or another page. */
export async function readProduct(window: Window, address: string): Promise<FetchedProduct> {
  const response = await window.fetch(address, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`The product responded with ${response.status}.`);
  const page = window.document.createElement('template');
  page.innerHTML = await response.text();
  const content = page.content.querySelector<HTMLElement>('#main .product');
  if (content === null) throw new Error('The page has no product.');
  renameIds(content);
  const title = linkTitle(content, address);
  // The URL belongs to the page below.
  for (const form of content.querySelectorAll('[data-variant-url]'))
    form.removeAttribute('data-variant-url');
  return { title, content };
}
