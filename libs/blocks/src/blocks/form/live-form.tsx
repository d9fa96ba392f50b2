import { formTrapName } from '@sitewright/contracts/api';
import type { FormReturn, PublicForm } from '@sitewright/contracts/entities';
import { createForm, fieldNames, formTexts, parsePlainForm } from '@sitewright/form-runtime';
import { proofOfWorkTexts } from '@sitewright/form-runtime/captcha';
import { FormView as RuntimeFormView } from '@sitewright/form-runtime/view';
import type { ReactNode } from 'react';
import type { VisitorText } from '../../entries/texts/visitor-text-key.ts';
import type { ViewPage } from '../../kit/block/view-props.ts';
import { formPlace } from './form-location.ts';
import { captchaTextsOf, formLabelsOf, formTextsOf } from './form-texts.ts';
import { plainFieldKinds } from './normalize-plain-value.ts';

/** The texts that differ from the script's defaults; undefined if none do, as on an English page. */
function differingTexts<Texts extends object>(
  texts: Texts,
  defaults: Texts,
): Partial<Texts> | undefined {
  const entries = Object.entries(texts).filter(
    ([key, text]) => defaults[key as keyof Texts] !== text,
  );
  return entries.length === 0 ? undefined : (Object.fromEntries(entries) as Partial<Texts>);
}

interface LiveFormProps {
  /** Unique in the page. */
  readonly id: string;
  readonly form: PublicForm;
  readonly page: ViewPage;
  readonly isNewsletter?: boolean;
}

/** Where a form is posted without JavaScript. */
const action = '/api/form/post';

/** This engine only renders markup; the form's island submits it. */
export const neverSends = (): Promise<never> =>
  Promise.reject(new Error('A form cannot be submitted while it is rendered.'));

/** The submitted values as a browser sends them: each line of a multi-value input is an entry. */
export function submittedEntries(
  { fields }: Pick<PublicForm, 'fields'>,
  { values }: FormReturn,
): (readonly [string, string])[] {
  const multiValueNames = new Set(
    fields.filter(({ type }) => type === 'checkbox').flatMap((field) => fieldNames(field)),
  );
  return Object.entries(values).flatMap(([name, value]) =>
    (multiValueNames.has(name) ? value.split('\n') : [value]).map((line) => [name, line] as const),
  );
}

/**
 * One attribute for each password manager: they ignore `autocomplete`, and a value that they fill in would be treated
 * as spam.
 */
const noAutofill = {
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-form-type': 'other',
  'data-lpignore': 'true',
} as const;

/** The honeypot: a hidden input that bots fill in. */
const Trap = (): ReactNode => (
  <div className="form-trap" aria-hidden="true">
    <input
      type="text"
      name={formTrapName}
      tabIndex={-1}
      autoComplete="off"
      data-trap=""
      {...noAutofill}
    />
  </div>
);

/** Explains that the captcha needs no action, or without JavaScript, that it cannot be solved. */
const CaptchaLine = ({ text }: { readonly text: VisitorText }): ReactNode => (
  <>
    <output className="form-captcha" data-captcha="">
      {text('forms.captchaAhead')}
    </output>
    <noscript>
      <p className="form-captcha-off">{text('forms.captchaNeedsScript')}</p>
    </noscript>
  </>
);

/** The result of submitting the form of this block; undefined if another form was submitted, or none. */
const formReturnOf = (
  id: string,
  form: PublicForm,
  { formReturn }: ViewPage,
): FormReturn | undefined =>
  formReturn?.formId === form.id && (formReturn.blockId ?? id) === id ? formReturn : undefined;

/** JSON for scripts; `<` is escaped so that no text can end the element. */
const propsText = (props: object) => JSON.stringify(props).replaceAll('<', String.raw`\u003c`);

/**
 * A form that works as a plain POST, shows submitted values and errors again, and is submitted without leaving the page
 * once its island runs.
 */
export function liveForm({ id, form, page, isNewsletter = false }: LiveFormProps): ReactNode {
  const returned = formReturnOf(id, form, page);
  if (returned?.succeeded === true) {
    return (
      <div className="form" data-form-done="">
        <p>{returned.message ?? form.submissionMessage}</p>
      </div>
    );
  }
  const place = formPlace(page, id);
  const texts = formTextsOf(page.text);
  const engine = createForm(form, {
    place,
    send: neverSends,
    texts,
    values: returned && parsePlainForm(form, submittedEntries(form, returned)),
    failure: returned && {
      message: returned.message ?? '',
      errors: returned.errors,
      unplaced: [],
    },
  });
  const isPlain = form.fields.every(({ type }) => plainFieldKinds.has(type));
  const { pagePath, pageTitle, pageId } = place;
  // The scripts contain English defaults, so English pages send none.
  const scriptTexts = {
    texts: differingTexts(texts, formTexts),
    captchaTexts: form.captcha
      ? differingTexts(captchaTextsOf(page.text), proofOfWorkTexts)
      : undefined,
    dateLabel: form.fields.some(({ type }) => type === 'date')
      ? page.text('forms.chooseDate')
      : undefined,
  };
  return (
    <div
      className="form"
      data-newsletter-form={isNewsletter ? '' : undefined}
      data-island={isPlain ? 'plain-form' : 'form'}
    >
      <RuntimeFormView
        engine={engine}
        action={action}
        sentAlong={{ formId: form.id, pagePath, pageTitle, pageId, blockId: id }}
        isNewsletter={isNewsletter}
        labels={formLabelsOf(page.text)}
        headingLevel={2}
      >
        <Trap />
        {form.captcha && <CaptchaLine text={page.text} />}
      </RuntimeFormView>
      <script
        type="application/json"
        data-island-props=""
        dangerouslySetInnerHTML={{ __html: propsText({ form, place, ...scriptTexts }) }}
      />
    </div>
  );
}
