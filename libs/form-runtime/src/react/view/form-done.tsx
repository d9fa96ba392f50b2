import type { FormDefinition } from '../../form-definition.ts';

/** Replaces a form after a success, and takes the focus. */
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

/** Stable, because a new function at each render would take the focus again. */
const focus = (element: HTMLElement | null) => element?.focus();
