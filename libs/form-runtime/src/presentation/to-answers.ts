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

/** A stored answer for people to read. */
export interface Answer {
  readonly fieldId: string;
  readonly title: string;
  readonly text: string;
}

/** How answers are written. */
export interface AnswerOptions {
  /** The BCP 47 tag that dates and times follow. Default: they stay as they were typed, `2/29/2028` and `9:30 AM`. */
  readonly locale?: string | undefined;
}

/**
 * What a checked submission says, field by field, for a mail, a table or an export. Fields that
 * collect nothing are left out.
 */
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
          : (textOfKind[field.type] ?? joined(' '))(value, field, { labels, locale }),
      };
    });

interface Reader extends AnswerOptions {
  readonly labels: FormLabels;
}
type TextOf = (value: FieldValue, field: FormField, reader: Reader) => string;

/** The parts of a value in reading order, those that are empty left out. */
const joined =
  (separator: string): TextOf =>
  (value) =>
    typeof value === 'string' ? value : Object.values(value).filter(Boolean).join(separator);

/** The kinds whose parts are not simply read one after the other. */
const textOfKind: Partial<Record<FieldKind, TextOf>> = {
  address: joined(', '),
  checkbox: joined(', '),
  date: (value, _field, { locale }) => dateText(value as PartsValue, locale),
  time: (value, _field, { locale }) => timeText(value as PartsValue, locale),
  currency: (value, { currencySymbol = '' }) => currencySymbol + (value as string),
  likert: (value, _field, { labels }) =>
    Object.entries(value)
      .filter(([, answer]) => answer)
      .map(([statement, answer]) => `${statement}: ${labels[answer as keyof FormLabels] ?? answer}`)
      .join('\n'),
};
