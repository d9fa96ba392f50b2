/** How long the pointer rests on a folder before it opens, in milliseconds. */
const openAfterMs = 120;

/** How long the pointer may leave an open folder before it closes, so that it can reach the list on a curved path. */
const closeAfterMs = 350;

/**
 * Opens a folder while a mouse rests on it and closes it shortly after the mouse has left. A click keeps it open; the
 * mouse never closes what a click or key has opened. Returns a function that stops listening.
 */
export function openOnHover(folder: HTMLDetailsElement): () => void {
  const view = folder.ownerDocument.defaultView!;
  if (!view.matchMedia('(hover: hover)').matches) return () => {};
  const controller = new AbortController();
  const { signal } = controller;
  let timer = 0;
  let isOpenByHover = false;

  // In the mobile menu, a moving pointer must not expand folders.
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
    // A click on a folder that has just opened by hover must not close it.
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
  // The pointer that triggered this script is already there.
  if (folder.matches(':hover')) enter();
  return () => {
    controller.abort();
    view.clearTimeout(timer);
  };
}
