/** Makes the mouse wheel scroll the page instead of changing a focused number, which visitors would not notice. */
export function leaveNumberOnWheel(root: HTMLElement, signal: AbortSignal): void {
  root.addEventListener(
    'wheel',
    ({ target }) => {
      const field = target as HTMLElement;
      if (field.matches('input[type="number"]:focus')) field.blur();
    },
    { passive: true, signal },
  );
}
