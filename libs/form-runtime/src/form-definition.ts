/** The kinds of field. `default` is the fallback for a stored kind that this version does not know. */
export type FieldKind =
  | 'name'
  | 'phone'
  | 'address'
  | 'date'
  | 'time'
  | 'likert'
  | 'checkbox'
  | 'radio'
  | 'select'
  | 'hidden'
  | 'text'
  | 'textarea'
  | 'email'
  | 'number'
  | 'website'
  | 'currency'
  | 'password'
  | 'section'
  | 'twitter'
  | 'default';

/** One stored field. Which of the optional members count depends on `type`. */
export interface FormField {
  /** Unique in its form: answers and errors are keyed by it. */
  readonly id: string;
  readonly type: FieldKind;
  /** The label of the field, the heading of a section. */
  readonly title: string;
  readonly description?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly required?: boolean | undefined;
  /** The choices of a radio, checkbox or select field; the statements of a likert field. */
  readonly options?: readonly string[] | undefined;
  readonly currencySymbol?: string | undefined;
  /** Phone: whether the Country part is asked for. */
  readonly showCountryCode?: boolean | undefined;
  /** Section: whether a line is drawn below it. */
  readonly underline?: boolean | undefined;
  /** Hidden: the query parameter that fills it. */
  readonly key?: string | undefined;
  /** Hidden: what it holds when the page's query has no such parameter. */
  readonly value?: string | undefined;
  /** Textarea: the most characters it takes. Absent, zero or invalid: no limit. */
  readonly maxLength?: number | undefined;
}

/** A stored form, as far as filling it in needs to know. */
export interface FormDefinition {
  readonly id: string;
  readonly fields: readonly FormField[];
  readonly submitButtonText: string;
  /** Where to go after a success. Empty or absent: the message is shown in place. */
  readonly successRedirect?: string | undefined;
  /** Plain text shown in place of the form after a success. */
  readonly submissionMessage?: string | undefined;
  /** HTML shown below the message. It must have passed an allow-list: it is inserted as it is. */
  readonly postSubmitHtml?: string | undefined;
  /** Whether a captcha must be passed before anything is sent. */
  readonly captcha?: boolean | undefined;
}

/** What one field holds: a line, the ticked choices, or a line for each of its parts. */
export type FieldValue = string | readonly string[] | Readonly<Record<string, string>>;

/** What a form holds, by field id. Kinds that collect nothing have no entry. */
export type FormValues = Readonly<Record<string, FieldValue>>;
