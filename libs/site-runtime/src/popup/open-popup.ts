const closeButtonSelector = '[data-close]';

/** The functions that a popup needs from its page. */
export interface PopupHost {
  /** Makes Escape close it; returns a function that undoes this. */
  readonly registerEscape: (target: { readonly close: () => void }) => () => void;
  /** Announces its name to screen readers without moving the focus. */
  readonly announce: (text: string) => void;
  /** Called after it was closed, by the visitor or by the caller. */
  readonly onClose: () => void;
}

/**
 * Shows a popup that the server rendered. Because nobody requested it, it is not modal and takes no focus: it is
 * announced, closes by its button and by Escape from anywhere, and then the focus returns to where it was. Returns a
 * function that closes it.
 */
export function openPopup(
  dialog: HTMLDialogElement,
  { registerEscape, announce, onClose }: PopupHost,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let previousFocus: EventTarget | null = null;

  function close(): void {
    if (signal.aborted) return;
    const hadFocus = dialog.matches(':focus-within');
    controller.abort();
    unregister();
    dialog.open = false;
    if (hadFocus && previousFocus instanceof HTMLElement) previousFocus.focus();
    onClose();
  }

  const unregister = registerEscape({ close });
  dialog.addEventListener(
    'focusin',
    ({ relatedTarget }) => {
      if (!dialog.contains(relatedTarget as Node | null)) previousFocus = relatedTarget;
    },
    { signal },
  );
  dialog.addEventListener(
    'click',
    ({ target }) => {
      if ((target as Element).closest(closeButtonSelector) !== null) close();
    },
    { signal },
  );
  // `show()` would move the focus.
  dialog.open = true;
  announce(dialog.ariaLabel ?? '');
  return close;
}
