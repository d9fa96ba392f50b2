import type { FormDefinition } from '../../form-definition.ts';

/** What replaces a form after a success, with the focus on it. */
export function FormDone({ form }: { readonly form: FormDefinition }) {
  return (
    <div data-form-done="" tabIndex={-1} ref={focus}>
      {form.submissionMessage ? <p>{form.submissionMessage}</p> : null}
      {form.postSubmitHtml ? (
        <div dangerouslySetInnerHTML={{ __html: form.postSubmitHtml }} />
      ) : null}
    </div>
  );
}

/** One function for ever: a new one at each render would take the focus back again and again. */
const focus = (element: HTMLElement | null) => element?.focus();
