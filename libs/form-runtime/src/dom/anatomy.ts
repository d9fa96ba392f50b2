/**
 * The parts of a form's markup, as attributes. `/react` writes them, `/dom` finds them; custom markup may use them too.
 * Only `field` is required: the enhancer creates the rest.
 */
export const anatomy = {
  /** A field's row; its value is the field's id. */
  field: 'data-field',
  /** The error below a field. */
  error: 'data-field-error',
  /** 'count / max' below a textarea; has `data-exceeded` above the limit. */
  counter: 'data-field-counter',
  /** The maximum number of characters of a textarea. */
  maxLength: 'data-max-length',
  /** The messages above the fields. */
  top: 'data-form-top',
  /** The messages below them. */
  bottom: 'data-form-bottom',
  /** Replaces the form after a success. */
  done: 'data-form-done',
} as const;
