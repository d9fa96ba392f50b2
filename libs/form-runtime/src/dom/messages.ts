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
  const top = region(element, anatomy.top, (created) => element.prepend(created));
  const bottom = region(element, anatomy.bottom, (created) => element.append(created));
  // Created empty, so that screen readers announce later messages.
  for (const alert of [top, bottom]) alert.setAttribute('role', 'alert');

  const update = () => {
    const state = engine.getState();
    const failure = state.status === 'failed' ? state.failure : undefined;
    showLines(
      top,
      failure && [...(isNewsletter ? [] : [scrollDown]), ...failure.unplaced],
      scrollDown,
    );
    showLines(bottom, failure && [failure.message, scrollUp], scrollUp);

    if (state.status === 'succeeded' && !form.successRedirect) {
      const done = region(element, anatomy.done, (created) => element.after(created));
      showLines(done, form.submissionMessage ? [form.submissionMessage] : []);
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
  insert: (created: HTMLElement) => void,
): HTMLElement {
  const found = element.querySelector<HTMLElement>(`[${attribute}]`);
  if (found) return found;
  const created = element.ownerDocument.createElement('div');
  created.setAttribute(attribute, '');
  insert(created);
  return created;
}

/**
 * Shows a paragraph for each line. `visualLine` is visual only: screen readers announce the errors and focus the first
 * one.
 */
function showLines(
  container: HTMLElement,
  lines: readonly string[] = [],
  visualLine?: string,
): void {
  container.replaceChildren(
    ...lines.map((line) => {
      const paragraph = container.ownerDocument.createElement('p');
      paragraph.textContent = line;
      if (line === visualLine) paragraph.ariaHidden = 'true';
      return paragraph;
    }),
  );
}
