/**
 * Closes an open folder when the visitor clicks outside it or moves the focus out of it. Returns a function that stops
 * listening.
 */
export function closeFromOutside(folder: HTMLDetailsElement): () => void {
  const controller = new AbortController();
  const { signal } = controller;

  function closeBeside(target: EventTarget | null): void {
    // In the mobile menu, folders stay as the visitor left them.
    const isBeside = target instanceof Node && !folder.contains(target);
    if (isBeside && folder.closest(':popover-open') === null) folder.open = false;
  }

  folder.ownerDocument.addEventListener('pointerdown', ({ target }) => closeBeside(target), {
    signal,
  });
  folder.addEventListener('focusout', ({ relatedTarget }) => closeBeside(relatedTarget), {
    signal,
  });
  return () => controller.abort();
}
