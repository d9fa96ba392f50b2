/** Closes an open folder when the visitor clicks beside it or moves the focus out of it. Returns how to stop that. */
export function closeFromOutside(folder: HTMLDetailsElement): () => void {
  const life = new AbortController();
  const { signal } = life;

  function closeBeside(target: EventTarget | null): void {
    // In the menu of a phone a folder stays as its visitor left it.
    const isBeside = target instanceof Node && !folder.contains(target);
    if (isBeside && folder.closest(':popover-open') === null) folder.open = false;
  }

  folder.ownerDocument.addEventListener('pointerdown', ({ target }) => closeBeside(target), {
    signal,
  });
  folder.addEventListener('focusout', ({ relatedTarget }) => closeBeside(relatedTarget), {
    signal,
  });
  return () => life.abort();
}
