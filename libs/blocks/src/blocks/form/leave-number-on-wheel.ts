/** Makes the wheel scroll the page over a number that was just typed: browsers would change the number, unseen. */
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
