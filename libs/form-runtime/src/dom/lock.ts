import type { FormEngine } from '../create-form.ts';

type Lockable = Element & { disabled: boolean };

/**
 * Disables the inputs and the button during a submission, with 'Submitting…' on the button, and then enables only those
 * again.
 */
export function lockWhileSubmitting(element: HTMLFormElement, engine: FormEngine): () => void {
  let unlock: (() => void) | undefined;
  const update = () => {
    unlock?.();
    const { submitting } = engine.settings.texts;
    unlock = engine.getState().status === 'submitting' ? lock(element, submitting) : undefined;
  };
  const stop = engine.subscribe(update);
  return () => {
    stop();
    unlock?.();
  };
}

function lock(element: HTMLFormElement, text: string): () => void {
  const focused = element.ownerDocument.activeElement;
  const locked = ([...element.elements] as Lockable[]).filter(({ disabled }) => !disabled);
  const button = element.querySelector('button[type=submit], button:not([type])');
  const label = [...(button?.childNodes ?? [])];
  for (const control of locked) control.disabled = true;
  button?.replaceChildren(text);
  element.setAttribute('aria-busy', 'true');
  return () => {
    for (const control of locked) control.disabled = false;
    button?.replaceChildren(...label);
    element.removeAttribute('aria-busy');
    // Disabling an input removes the focus: keyboard users would have to start again at the top of the page.
    if (element.contains(focused)) (focused as HTMLElement).focus();
  };
}
