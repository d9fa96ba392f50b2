import { formChecks, formTextsOf, visitorText } from '@sitewright/blocks/texts';
import { productType } from '@sitewright/contracts/codes';
import type { AnswerText, FormField } from '@sitewright/contracts/entities';
import { err, type ErrorResult } from '@sitewright/contracts/errors';
import { parsePlainForm, validateSubmission, type FormValues } from '@sitewright/form-runtime';
import { createStoredAnswers } from '../forms/public.ts';

/** What the seller of a variant needs to know. Only services have fields. */
interface AnswerableVariant {
  readonly productType: number;
  readonly formFields: readonly FormField[];
}

interface AnswerableEntry extends AnswerableVariant {
  readonly answers: FormValues | null;
}

/** Submitted texts by input name. */
export type AnswerInputs = Readonly<Record<string, string | readonly string[]>>;

/** The maximum length of all answers of an entry, as JSON. */
const maxLength = 20_000;

/** The fields of a variant; empty if there is nothing to tell. */
export const fieldsOf = (variant: AnswerableVariant): readonly FormField[] =>
  variant.productType === productType.SERVICE ? variant.formFields : [];

const validate = (fields: readonly FormField[], values: FormValues, locale: string) =>
  validateSubmission({ fields }, values, {
    texts: formTextsOf(visitorText(locale)),
    ...formChecks(false),
  });

/** Reads submitted answers as the browser did: the values to store, or the errors by field. */
export function readAnswers(
  fields: readonly FormField[],
  inputs: AnswerInputs,
  locale: string,
): FormValues | ErrorResult {
  const entries = Object.entries(inputs).flatMap(([name, texts]) =>
    [texts].flat().map((text) => [name, text] as const),
  );
  const checked = validate(fields, parsePlainForm({ fields }, entries), locale);
  if (!checked.ok) return err('invalidRequest', { errors: checked.errors });
  const { values } = createStoredAnswers({ fields: [...fields] }, checked.payload, locale);
  return JSON.stringify(values).length > maxLength ? err('limitReached') : values;
}

/** Whether the answers of an entry are those that its product needs now. */
export function isAnswered(entry: AnswerableEntry, locale: string): boolean {
  const fields = fieldsOf(entry);
  return (
    fields.length === 0 || (entry.answers !== null && validate(fields, entry.answers, locale).ok)
  );
}

/** The answers of an entry as texts, without empty ones. */
export function answerTexts(entry: AnswerableEntry, locale: string): AnswerText[] {
  const fields = fieldsOf(entry);
  if (fields.length === 0 || entry.answers === null) return [];
  const checked = validate(fields, entry.answers, locale);
  const { texts } = createStoredAnswers(
    { fields: [...fields] },
    checked.ok ? checked.payload : entry.answers,
    locale,
  );
  return texts.filter(({ text }) => text !== '').map(({ title, text }) => ({ title, text }));
}

/** The product of the first entry that lacks answers; null if there is none. */
export const findUnanswered = (
  entries: readonly (AnswerableEntry & { readonly title: string })[],
  locale: string,
): string | null => entries.find((entry) => !isAnswered(entry, locale))?.title ?? null;

/** The answers in a plain form: its other inputs have other names. */
export const answerInputsOf = (body: Readonly<Record<string, unknown>>): AnswerInputs =>
  Object.fromEntries(
    Object.entries(body).filter(
      (entry): entry is [string, string | string[]] =>
        entry[0].startsWith('fields[') &&
        [entry[1]].flat().every((text) => typeof text === 'string'),
    ),
  );
