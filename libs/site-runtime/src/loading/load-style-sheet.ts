/** The error of a style sheet that failed to load. */
export class StyleSheetLoadError extends Error {
  readonly code = 'CSS_CHUNK_LOAD_FAILED';
}

/** What the links wait for that this module has added. */
const loads = new WeakMap<HTMLLinkElement, Promise<void>>();

/**
 * Adds a style sheet to a page and waits until it has loaded; does not load an existing one again. Removes a failed
 * one, so that it can be tried again.
 *
 * @returns rejects with a `StyleSheetLoadError`
 */
export function loadStyleSheet(document: Document, address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  for (const added of document.querySelectorAll('link')) {
    const load = loads.get(added);
    if (load !== undefined && added.href === link.href) return load;
  }
  if ([...document.styleSheets].some(({ href }) => href === link.href)) return Promise.resolve();
  const load = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new StyleSheetLoadError(`The style sheet ${address} did not arrive.`));
    });
  });
  loads.set(link, load);
  document.head.append(link);
  return load;
}
