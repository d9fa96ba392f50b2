/** What a style sheet that did not come rejects with. */
export class StyleSheetLoadError extends Error {
  readonly code = 'CSS_CHUNK_LOAD_FAILED';
}

/**
 * Adds a style sheet to a page and waits until it is there; one that the page has already is not asked for again. One
 * that does not come is taken away, so that it may be tried once more.
 *
 * @returns rejects with a `StyleSheetLoadError`
 */
export function loadStyleSheet(document: Document, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    const known = [...document.styleSheets].some(({ href }) => href === link.href);
    if (known) {
      resolve();
      return;
    }
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new StyleSheetLoadError(`The style sheet ${address} did not arrive.`));
    });
    document.head.append(link);
  });
}
