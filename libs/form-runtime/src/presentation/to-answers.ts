import { rulesOf } from '../fields/field-kinds.ts';
import type {
  FieldKind,
  FieldValue,
  FormDefinition,
  FormField,
  FormValues,
} from '../form-definition.ts';
import type { PartsValue } from '../fields/parts.ts';
import { dateText, timeText } from './date-text.ts';
import { formLabels } from './labels.ts';
import type { FormLabels } from './labels.ts';

/** A readable stored answer. */
export interface Answer {
  readonly fieldId: string;
  readonly title: string;
  readonly text: string;
}

/** Formatting options. */
export interface AnswerOptions {
  /** The BCP 47 tag for dates and times. Default: as typed, `2/29/2028` and `9:30 AM`. */
  readonly locale?: string | undefined;
}

/** The answers of a validated submission by field, for a mail, a table or an export. Omits fields without a value. */
export const toAnswers = (
  form: Pick<FormDefinition, 'fields'>,
  payload: FormValues,
  labels: FormLabels = formLabels,
  { locale }: AnswerOptions = {},
): readonly Answer[] =>
  form.fields
    .filter((field) => rulesOf(field).controls(field).length > 0)
    .map((field) => {
      const value = payload[field.id] ?? '';
      const isEmpty = Object.values(value).join('') === '';
      return {
        fieldId: field.id,
        title: field.title || (field.key ?? ''),
        text: isEmpty
          ? ''
          : (textOfKind[field.type] ?? joinWith(' '))(value, field, { labels, locale }),
      };
    });

interface TextContext extends AnswerOptions {
  readonly labels: FormLabels;
}
type TextOf = (value: FieldValue, field: FormField, context: TextContext) => string;

/** Joins the non-empty parts of a value in reading order. */
const joinWith =
  (separator: string): TextOf =>
  (value) =>
    typeof value === 'string' ? value : Object.values(value).filter(Boolean).join(separator);

/** Field types whose parts are not simply joined. */
const textOfKind: Partial<Record<FieldKind, TextOf>> = {
  address: joinWith(', '),
  checkbox: joinWith(', '),
  date: (value, _field, { locale }) => dateText(value as PartsValue, locale),
  time: (value, _field, { locale }) => timeText(value as PartsValue, locale),
  currency: (value, { currencySymbol = '' }) => currencySymbol + (value as string),
  likert: (value, _field, { labels }) =>
    Object.entries(value)
      .filter(([, answer]) => answer)
      .map(([statement, answer]) => `${statement}: ${labels[answer as keyof FormLabels] ?? answer}`)
      .join('\n'),
};
