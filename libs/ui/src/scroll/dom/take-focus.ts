/** Gives an element the focus without scrolling to it. One that takes none can have it until it loses it. */
export function takeFocus(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (element.matches(':focus')) return;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
}
