/** How long the pointer rests on a folder before it opens, in milliseconds. */
const openAfterMs = 120;

/** How long the pointer may be outside before the folder closes, so that it can take a curved way to the list. */
const closeAfterMs = 350;

/**
 * Opens a folder while a mouse rests on it, and closes it a moment after the mouse has left. A click keeps it open; what
 * was opened by a click or a key is not closed by the mouse. Returns how to stop that.
 */
export function openOnHover(folder: HTMLDetailsElement): () => void {
  const view = folder.ownerDocument.defaultView!;
  if (!view.matchMedia('(hover: hover)').matches) return () => {};
  const life = new AbortController();
  const { signal } = life;
  let timer = 0;
  let isOpenByHover = false;

  // In the menu of a phone the folders are a list that a moving pointer must not unfold.
  const isInMenu = () => folder.closest(':popover-open') !== null;

  function schedule(change: () => void, delayMs: number): void {
    view.clearTimeout(timer);
    timer = view.setTimeout(change, delayMs);
  }

  function enter(): void {
    if (isInMenu()) return;
    schedule(() => {
      if (folder.open) return;
      isOpenByHover = true;
      folder.open = true;
    }, openAfterMs);
  }

  function leave(): void {
    schedule(() => {
      if (isOpenByHover && !folder.matches(':has(ul :focus)')) folder.open = false;
    }, closeAfterMs);
  }

  function onClick(event: MouseEvent): void {
    if (!(event.target as Element).closest('summary')) return;
    view.clearTimeout(timer);
    // A visitor who clicks a title that has just opened wants to see the list.
    if (isOpenByHover && folder.open && event.detail > 0) event.preventDefault();
    isOpenByHover = false;
  }

  folder.addEventListener(
    'pointerenter',
    ({ pointerType }) => {
      if (pointerType !== 'touch') enter();
    },
    { signal },
  );
  folder.addEventListener('pointerleave', leave, { signal });
  folder.addEventListener('click', onClick, { signal });
  folder.addEventListener(
    'toggle',
    () => {
      if (!folder.open) isOpenByHover = false;
    },
    { signal },
  );
  // The pointer that made this script load is already there.
  if (folder.matches(':hover')) enter();
  return () => {
    life.abort();
    view.clearTimeout(timer);
  };
}
