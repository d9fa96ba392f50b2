/** Focuses an element without scrolling. Makes an unfocusable element focusable until it loses the focus. */
export function takeFocus(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (element.matches(':focus')) return;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
}
