import { createForm } from '../create-form.ts';
import type { FormDefinition } from '../form-definition.ts';
import type { FormOptions } from '../form-options.ts';
import { hiddenValue } from '../hidden-value.ts';
import { fieldNames, parsePlainForm } from '../plain-form.ts';
import { anatomy } from './anatomy.ts';
import { showCounters } from './counters.ts';
import { showFieldErrors } from './field-errors.ts';
import { listen } from './listen.ts';
import { lockWhileSubmitting } from './lock.ts';
import { showMessages } from './messages.ts';
import { controlsIn, readEntries } from './read-entries.ts';

/** Opens a web URL only, because a stored redirect must not run a script. */
const navigateSafely =
  ({ location, baseURI }: Document) =>
  (url: string): void => {
    const { protocol, href } = new URL(url, baseURI);
    if (/^https?:$/.test(protocol)) location.assign(href);
  };

/** Options of an enhanced form. */
export interface EnhanceFormOptions extends Omit<FormOptions, 'readValues' | 'values'> {
  readonly form: FormDefinition;
  /** A newsletter form has no message above it. Default: false. */
  readonly isNewsletter?: boolean | undefined;
}

/** An enhanced form. */
export interface EnhancedForm {
  /** Restores the native form: a submission loads a page again. */
  destroy(): void;
}

/**
 * Enhances a form that the server rendered: validates and submits it without leaving the page, and shows its errors,
 * counters, lock and success. The markup needs an element with `data-field="<id>"` for each field and the names of
 * `fieldNames`; see `anatomy`. Undefined without a form.
 */
export function enhanceForm(element: HTMLFormElement, options: EnhanceFormOptions): EnhancedForm;
export function enhanceForm(
  element: HTMLFormElement | null,
  options: EnhanceFormOptions,
): EnhancedForm | undefined;
export function enhanceForm(
  element: HTMLFormElement | null,
  options: EnhanceFormOptions,
): EnhancedForm | undefined {
  if (!element) return undefined;
  const view = element.ownerDocument.defaultView;
  const hadNoValidate = element.noValidate;
  // The browser's own validation bubbles show one field at a time, with its own texts.
  element.noValidate = true;
  let stop = start(element, options);

  // After Back from the success page the form can be submitted again.
  const stopWatching = view
    ? listen(view, 'pageshow', (event) => {
        if (!(event as PageTransitionEvent).persisted) return;
        stop();
        stop = start(element, options);
      })
    : undefined;

  return {
    destroy() {
      stop();
      stopWatching?.();
      element.noValidate = hadNoValidate;
    },
  };
}

function start(element: HTMLFormElement, options: EnhanceFormOptions): () => void {
  const { form } = options;
  const { ownerDocument: page, elements } = element;
  const { query = new URLSearchParams(page.location.search) } = options;
  const engine = createForm(form, {
    navigate: navigateSafely(page),
    ...options,
    readValues: () => parsePlainForm(form, readEntries(controlsIn(element))),
  });

  for (const field of form.fields) {
    const [name = ''] = field.type === 'hidden' ? fieldNames(field) : [];
    const control = elements.namedItem(name);
    if (control) (control as HTMLInputElement).value = hiddenValue(field, query);
  }

  const stops = [
    lockWhileSubmitting(element, engine),
    showFieldErrors(element, engine),
    showMessages(element, engine, options.isNewsletter ?? false),
    showCounters(element),
    listen(element, 'submit', (event) => {
      event.preventDefault();
      void engine.submit();
    }),
    listen(element, 'input', ({ target }) => {
      const row = (target as Element).closest(`[${anatomy.field}]`);
      const id = row?.getAttribute(anatomy.field);
      const field = form.fields.find((candidate) => candidate.id === id);
      if (!row || !field || fieldNames(field).length === 0) return;
      const values = parsePlainForm({ fields: [field] }, readEntries(controlsIn(row)));
      engine.setValue(field.id, values[field.id]);
    }),
  ];
  return () => {
    engine.destroy();
    for (const stop of stops) stop();
  };
}
