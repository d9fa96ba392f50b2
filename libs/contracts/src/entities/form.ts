import * as z from 'zod';
import { fieldIdPattern } from './patterns.ts';
import { emailAddress, hexId, instant, line } from './primitives.ts';

/** Field types of specification section 3. `@sitewright/form-runtime` implements the behavior of each. */
export const formFieldKinds = [
  'text',
  'textarea',
  'email',
  'number',
  'website',
  'currency',
  'password',
  'twitter',
  'date',
  'time',
  'name',
  'address',
  'phone',
  'section',
  'radio',
  'checkbox',
  'select',
  'likert',
  'hidden',
  'default',
] as const;
export type FormFieldKind = (typeof formFieldKinds)[number];

/** A stored field. `type` determines which optional members apply; see `editableFieldProperties`. */
export const formField = z.strictObject({
  id: z.string().regex(fieldIdPattern),
  type: z.enum(formFieldKinds),
  title: line(200),
  description: line(500).optional(),
  placeholder: line(200).optional(),
  required: z.boolean().optional(),
  options: z.array(line(200)).max(200).optional(),
  currencySymbol: line(5).optional(),
  showCountryCode: z.boolean().optional(),
  underline: z.boolean().optional(),
  key: line(100).optional(),
  value: line(1000).optional(),
  maxLength: z.int().min(1).max(100_000).optional(),
});
export type FormField = z.infer<typeof formField>;

const commonProperties = ['description', 'required'] as const;
const inputProperties = ['description', 'placeholder', 'required'] as const;
const choiceProperties = ['description', 'options', 'required'] as const;

/** FORM-21 to FORM-27: the properties that an owner can set, by field type. */
export const editableFieldProperties = {
  text: inputProperties,
  textarea: inputProperties,
  email: inputProperties,
  number: inputProperties,
  website: inputProperties,
  currency: ['description', 'currencySymbol', 'required'],
  password: commonProperties,
  twitter: commonProperties,
  date: commonProperties,
  time: commonProperties,
  name: commonProperties,
  address: commonProperties,
  phone: ['description', 'required', 'showCountryCode'],
  section: ['description', 'underline'],
  radio: choiceProperties,
  checkbox: choiceProperties,
  select: choiceProperties,
  likert: choiceProperties,
  hidden: ['key', 'value'],
  default: commonProperties,
} as const satisfies Record<FormFieldKind, readonly (keyof FormField)[]>;

/** FORM-28: a textarea also has `maxLength` while that feature is enabled. */
export function editableProperties(
  kind: FormFieldKind,
  features: { readonly textareaMaxLength: boolean },
): readonly (keyof FormField)[] {
  const properties: readonly (keyof FormField)[] = editableFieldProperties[kind];
  return kind === 'textarea' && features.textareaMaxLength
    ? [...properties, 'maxLength']
    : properties;
}

/** Field types that make no sense in an order: a secret, and a value that the buyer does not see. */
const orderlessKinds: ReadonlySet<FormFieldKind> = new Set(['password', 'hidden']);

/** Field types for what the seller of a product needs to know. */
export const answerFieldKinds: readonly FormFieldKind[] = formFieldKinds.filter(
  (kind) => !orderlessKinds.has(kind),
);

/** The maximum number of such fields of a product. */
export const maxAnswerFields = 30;

/** What the seller of a product needs to know from its buyer. */
export const answerFields = z
  .array(formField)
  .max(maxAnswerFields)
  .refine((fields) => fields.every(({ type }) => !orderlessKinds.has(type)), {
    error: 'A product cannot have fields of this type.',
  })
  .refine((fields) => new Set(fields.map(({ id }) => id)).size === fields.length, {
    error: 'Two fields have the same id.',
  });

/** An answer as it was given, for orders and mails. */
export const answerText = z.object({ title: z.string(), text: z.string() });
export type AnswerText = z.infer<typeof answerText>;

/** A form as owners build it and visitors fill it in. */
export const form = z.strictObject({
  id: hexId,
  name: line(120).min(1),
  fields: z.array(formField).max(100),
  submitButtonText: line(60),
  submissionMessage: z.string().max(5000),
  /** A page of the site, or a URL, to open afterward; if empty, the message replaces the form. */
  successRedirect: z
    .string()
    .trim()
    .max(500)
    .overwrite((typed) => (/^$|^\/|^https?:\/\//i.test(typed) ? typed : `/${typed}`)),
  captcha: z.boolean(),
  /** Email address for a notification of each submission; empty sends none. */
  notifyEmail: z.union([z.literal(''), emailAddress]),
  mailingListId: hexId.nullable(),
});
export type Form = z.infer<typeof form>;

/** The part of a form that visitors receive: without the owner's email address and list. */
export const publicForm = form.omit({ notifyEmail: true, mailingListId: true });
export type PublicForm = z.infer<typeof publicForm>;

export const submission = z.object({
  id: hexId,
  formId: hexId,
  formName: z.string(),
  createdAt: instant,
  pagePath: z.string(),
  pageTitle: z.string(),
  /** Why it was flagged as spam, or null: a flagged submission is stored and can be released. */
  spamReason: z.string().nullable(),
  answers: z.array(z.object({ fieldId: z.string(), title: z.string(), text: z.string() })),
});
export type Submission = z.infer<typeof submission>;
