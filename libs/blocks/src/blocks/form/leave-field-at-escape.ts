const fieldSelector = 'input:not([type="submit"]), select, textarea';

/**
 * Makes Escape in a form field only blur the field, because leaving the page would lose the input. In a dialog it still
 * closes the dialog.
 */
export function leaveFieldAtEscape(form: HTMLElement, signal: AbortSignal): void {
  form.addEventListener(
    'keydown',
    (event) => {
      const { key, shiftKey, isComposing, target } = event;
      const field = target as HTMLElement;
      if (key !== 'Escape' || shiftKey || isComposing || event.defaultPrevented) return;
      if (!field.matches(fieldSelector) || field.closest('dialog, [role="dialog"]') !== null)
        return;
      event.preventDefault();
      field.blur();
    },
    { signal },
  );
}
