import type { FormEngine } from '../create-form.ts';
import { anatomy } from './anatomy.ts';

/**
 * Shows messages about the whole form: after a failure above and below the fields, after a success instead of the form.
 */
export function showMessages(
  element: HTMLFormElement,
  engine: FormEngine,
  isNewsletter: boolean,
): () => void {
  const { form, settings } = engine;
  const { scrollDown, scrollUp } = settings.texts;
  const top = region(element, anatomy.top, (made) => element.prepend(made));
  const bottom = region(element, anatomy.bottom, (made) => element.append(made));
  // Created empty, so that screen readers announce later messages.
  for (const alert of [top, bottom]) alert.setAttribute('role', 'alert');

  const update = () => {
    const state = engine.getState();
    const failure = state.status === 'failed' ? state.failure : undefined;
    say(top, failure && [...(isNewsletter ? [] : [scrollDown]), ...failure.unplaced], scrollDown);
    say(bottom, failure && [failure.message, scrollUp], scrollUp);

    if (state.status === 'succeeded' && !form.successRedirect) {
      const done = region(element, anatomy.done, (made) => element.after(made));
      say(done, form.submissionMessage ? [form.submissionMessage] : []);
      if (form.postSubmitHtml) done.insertAdjacentHTML('beforeend', form.postSubmitHtml);
      element.hidden = true;
      done.tabIndex = -1;
      done.focus();
    }
  };
  if (engine.getState().status === 'failed') update();
  return engine.subscribe(update);
}

function region(
  element: HTMLFormElement,
  attribute: string,
  place: (made: HTMLElement) => void,
): HTMLElement {
  const found = element.querySelector<HTMLElement>(`[${attribute}]`);
  if (found) return found;
  const made = element.ownerDocument.createElement('div');
  made.setAttribute(attribute, '');
  place(made);
  return made;
}

/** `seen` is visual only: screen readers announce the errors and focus the first one. */
function say(where: HTMLElement, lines: readonly string[] = [], seen?: string): void {
  where.replaceChildren(
    ...lines.map((line) => {
      const paragraph = where.ownerDocument.createElement('p');
      paragraph.textContent = line;
      if (line === seen) paragraph.ariaHidden = 'true';
      return paragraph;
    }),
  );
}
