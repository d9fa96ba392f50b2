const fields = 'input:not([type="submit"]), select, textarea';

/**
 * Makes Escape in a field of a form leave the field and nothing else: who is writing does not mean to leave the page, and
 * what was written with it. In a dialog it closes the dialog, as everywhere.
 */
export function leaveFieldAtEscape(form: HTMLElement, signal: AbortSignal): void {
  form.addEventListener(
    'keydown',
    (event) => {
      const { key, shiftKey, isComposing, target } = event;
      const field = target as HTMLElement;
      if (key !== 'Escape' || shiftKey || isComposing || event.defaultPrevented) return;
      if (!field.matches(fields) || field.closest('dialog, [role="dialog"]') !== null) return;
      event.preventDefault();
      field.blur();
    },
    { signal },
  );
}
