/** Marks what closes a popup or a bar. */
const closer = '[data-close]';

/** What an open popup is connected to. */
export interface PopupHost {
  /** Makes Escape close it; answers how to take that back. */
  readonly registerEscape: (target: { readonly close: () => void }) => () => void;
  /** Says its name to screen readers without moving the focus. */
  readonly announce: (text: string) => void;
  /** It was closed, by the visitor or by the caller. */
  readonly onClose: () => void;
}

/**
 * Shows a popup that the server drew. Nobody asked for it, so it holds nothing back and takes no focus: it is said, it
 * closes by its button and by Escape from anywhere, and then the focus goes back to where it was before it came in.
 * Answers how to close it.
 */
export function openPopup(
  dialog: HTMLDialogElement,
  { registerEscape, announce, onClose }: PopupHost,
): () => void {
  const life = new AbortController();
  const { signal } = life;
  let origin: EventTarget | null = null;

  function close(): void {
    if (signal.aborted) return;
    const hadFocus = dialog.matches(':focus-within');
    life.abort();
    unregister();
    dialog.open = false;
    if (hadFocus && origin instanceof HTMLElement) origin.focus();
    onClose();
  }

  const unregister = registerEscape({ close });
  dialog.addEventListener(
    'focusin',
    ({ relatedTarget }) => {
      if (!dialog.contains(relatedTarget as Node | null)) origin = relatedTarget;
    },
    { signal },
  );
  dialog.addEventListener(
    'click',
    ({ target }) => {
      if ((target as Element).closest(closer) !== null) close();
    },
    { signal },
  );
  // `show()` would move the focus.
  dialog.open = true;
  announce(dialog.ariaLabel ?? '');
  return close;
}
