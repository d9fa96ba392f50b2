/** The timeout for a provider's response, in milliseconds (BLOCK-35). */
export const timeoutMs = 10_000;

/** Waits for an element to load; rejects on failure and after the timeout. */
export function loadInTime(element: HTMLElement): Promise<void> {
  const view = element.ownerDocument.defaultView ?? globalThis;
  return new Promise((resolve, reject) => {
    const timer = view.setTimeout(() => reject(new Error('It took too long.')), timeoutMs);
    const settle = (then: () => void) => () => {
      view.clearTimeout(timer);
      then();
    };
    element.addEventListener('load', settle(resolve), { once: true });
    element.addEventListener(
      'error',
      settle(() => reject(new Error('It could not be loaded.'))),
      { once: true },
    );
  });
}
