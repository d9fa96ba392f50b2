import type { FormEngine } from '../create-form.ts';

type Lockable = Element & { disabled: boolean };

/**
 * Locks the inputs and the button while a submission is on its way, with 'Submitting…' on the
 * button, and unlocks just those afterwards (FORM-42, FORM-43, FORM-47).
 */
export function lockWhileSubmitting(element: HTMLFormElement, engine: FormEngine): () => void {
  let unlock: (() => void) | undefined;

  const lock = () => {
    const focused = element.ownerDocument.activeElement;
    const locked = ([...element.elements] as Lockable[]).filter(({ disabled }) => !disabled);
    const button = element.querySelector<HTMLButtonElement>('button:not([type=button])');
    const text = button?.textContent;
    for (const control of locked) control.disabled = true;
    if (button) button.textContent = engine.settings.texts.submitting;
    element.setAttribute('aria-busy', 'true');
    return () => {
      for (const control of locked) control.disabled = false;
      if (button) button.textContent = text ?? null;
      element.removeAttribute('aria-busy');
      // Disabling took the focus away: a keyboard would have to start over at the top of the page.
      if (focused instanceof HTMLElement && element.contains(focused)) focused.focus();
    };
  };

  return engine.subscribe(() => {
    unlock?.();
    unlock = engine.getState().status === 'submitting' ? lock() : undefined;
  });
}
