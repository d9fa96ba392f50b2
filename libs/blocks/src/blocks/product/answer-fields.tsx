import type { FormField, FormReturn } from '@sitewright/contracts/entities';
import {
  createForm,
  fieldNames,
  parsePlainForm,
  type FormDefinition,
} from '@sitewright/form-runtime';
import { FieldRow } from '@sitewright/form-runtime/view';
import type { ReactNode } from 'react';
import type { ViewPage } from '../../kit/block/view-props.ts';
import { formPlace } from '../form/form-location.ts';
import { formLabelsOf, formTextsOf } from '../form/form-texts.ts';
import { neverSends, submittedEntries } from '../form/live-form.tsx';

interface AnswerFieldsProps {
  readonly fields: readonly FormField[];
  /** Unique in the page. */
  readonly id: string;
  readonly page: ViewPage;
  /** The answers that are known. */
  readonly values?: Readonly<Record<string, unknown>> | undefined;
  /** The rejected answers with their errors. */
  readonly returned?: FormReturn | undefined;
}

/** What the seller of a service needs to know: the fields of a form, without the form itself. */
export function AnswerFields({ fields, id, page, values, returned }: AnswerFieldsProps): ReactNode {
  const form: FormDefinition = { id: 'answers', fields: [...fields], submitButtonText: '' };
  const engine = createForm(form, {
    place: formPlace(page, id),
    send: neverSends,
    texts: formTextsOf(page.text),
    values:
      returned === undefined
        ? values
        : parsePlainForm(form, submittedEntries({ fields: [...fields] }, returned)),
    failure: returned && { message: '', errors: returned.errors, unplaced: [] },
  });
  const labels = formLabelsOf(page.text);
  return (
    <fieldset className="form answer-fields" data-form="" data-answers="">
      <legend>{page.text('services.details')}</legend>
      <input type="hidden" name="hasAnswers" value="1" />
      {fields.map((field) =>
        fieldNames(field).length === 0 ? (
          <p key={field.id} className="answer-heading">
            {field.title}
          </p>
        ) : (
          <FieldRow key={field.id} engine={engine} field={field} idPrefix={id} labels={labels} />
        ),
      )}
    </fieldset>
  );
}
