/** The field types. `default` is the fallback for an unknown stored type. */
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

/** A stored field. `type` determines which optional members apply. */
export interface FormField {
  /** Unique in its form: answers and errors are keyed by it. */
  readonly id: string;
  readonly type: FieldKind;
  /** The label of the field, or the heading of a section. */
  readonly title: string;
  readonly description?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly required?: boolean | undefined;
  /** The choices of a radio, checkbox or select field; the statements of a Likert field. */
  readonly options?: readonly string[] | undefined;
  readonly currencySymbol?: string | undefined;
  /** Phone: whether the Country part is shown. */
  readonly showCountryCode?: boolean | undefined;
  /** Section: whether a line is drawn below it. */
  readonly underline?: boolean | undefined;
  /** Hidden: the query parameter with its value. */
  readonly key?: string | undefined;
  /** Hidden: the default value without the query parameter. */
  readonly value?: string | undefined;
  /** Textarea: maximum number of characters. Absent, zero or invalid: no limit. */
  readonly maxLength?: number | undefined;
}

/** The part of a stored form that filling it in needs. */
export interface FormDefinition {
  readonly id: string;
  readonly fields: readonly FormField[];
  readonly submitButtonText: string;
  /** URL to open after a success. Empty or absent: the message is shown instead. */
  readonly successRedirect?: string | undefined;
  /** Plain text that replaces the form after a success. */
  readonly submissionMessage?: string | undefined;
  /** HTML below the message. It must be sanitized: it is inserted as it is. */
  readonly postSubmitHtml?: string | undefined;
  /** Whether a captcha is required. */
  readonly captcha?: boolean | undefined;
}

/** The value of a field: a line, the checked options, or a line for each of its parts. */
export type FieldValue = string | readonly string[] | Readonly<Record<string, string>>;

/** The values of a form by field id. Field types without a value have no entry. */
export type FormValues = Readonly<Record<string, FieldValue>>;
