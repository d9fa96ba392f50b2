/**
 * The parts of a form's markup, as attributes. `/react` writes them, `/dom` finds them; your own
 * markup may carry them too. Only `field` must be there: the enhancer makes the rest.
 */
export const anatomy = {
  /** A field's row; its value is the field's id. */
  field: 'data-field',
  /** The message under a field. */
  error: 'data-field-error',
  /** 'count / max' under a textarea; flagged by `data-exceeded`. */
  counter: 'data-field-counter',
  /** The most characters a textarea takes. */
  maxLength: 'data-max-length',
  /** The messages above the fields. */
  top: 'data-form-top',
  /** The messages below them. */
  bottom: 'data-form-bottom',
  /** What replaces the form after a success. */
  done: 'data-form-done',
} as const;
