/** The error of a style sheet that failed to load. */
export class StyleSheetLoadError extends Error {
  readonly code = 'CSS_CHUNK_LOAD_FAILED';
}

/**
 * Adds a style sheet to a page and waits until it has loaded; does not load an existing one again. Removes a failed
 * one, so that it can be tried again.
 *
 * @returns rejects with a `StyleSheetLoadError`
 */
export function loadStyleSheet(document: Document, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    const isLoaded = [...document.styleSheets].some(({ href }) => href === link.href);
    if (isLoaded) {
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
