import { formTrapName } from '@sitewright/contracts/api';
import type { FormReturn, PublicForm } from '@sitewright/contracts/entities';
import { createForm, fieldNames, formTexts, parsePlainForm } from '@sitewright/form-runtime';
import { proofOfWorkTexts } from '@sitewright/form-runtime/captcha';
import { FormView as RuntimeFormView } from '@sitewright/form-runtime/view';
import type { ReactNode } from 'react';
import type { VisitorText } from '../../entries/texts/visitor-text-key.ts';
import type { ViewPage } from '../../kit/block/view-props.ts';
import { differingTexts } from './differing-texts.ts';
import { formPlace } from './form-place.ts';
import { captchaTextsOf, formLabelsOf, formTextsOf } from './form-texts.ts';
import { plainFieldKinds } from './normalize-plain-value.ts';

interface LiveFormProps {
  /** Unique in the page. */
  readonly id: string;
  readonly form: PublicForm;
  readonly page: ViewPage;
  readonly isNewsletter?: boolean;
}

/** Where a form is posted without JavaScript. */
const action = '/api/form/post';

/** Markup is made here, and nothing is sent: that is the browser's part. */
const neverSends = () => Promise.reject(new Error('A form that is only drawn sends nothing.'));

/** What was typed, as a browser sends it: of an input that is sent more than once, each line is an entry. */
function sentEntries(
  { fields }: PublicForm,
  { values }: FormReturn,
): (readonly [string, string])[] {
  const lists = new Set(
    fields.filter(({ type }) => type === 'checkbox').flatMap((field) => fieldNames(field)),
  );
  return Object.entries(values).flatMap(([name, value]) =>
    (lists.has(name) ? value.split('\n') : [value]).map((line) => [name, line] as const),
  );
}

/** Each by its own attribute: password managers do not heed `autocomplete`, and what they filled in would be held as spam. */
const notFilledIn = {
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-form-type': 'other',
  'data-lpignore': 'true',
} as const;

/** An input that people do not see and machines fill in. */
const Trap = (): ReactNode => (
  <div className="form-trap" aria-hidden="true">
    <input
      type="text"
      name={formTrapName}
      tabIndex={-1}
      autoComplete="off"
      data-trap=""
      {...notFilledIn}
    />
  </div>
);

/** Says what the captcha does; there is nothing to solve. Without JavaScript it cannot be done, and that is said too. */
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

/** What came back of the form that stands in this block. */
const returnedTo = (
  id: string,
  form: PublicForm,
  { formReturn }: ViewPage,
): FormReturn | undefined =>
  formReturn?.formId === form.id && (formReturn.blockId ?? id) === id ? formReturn : undefined;

/** Scripts read this; `<` is written so that no text can end the element it stands in. */
const propsText = (props: object) => JSON.stringify(props).replaceAll('<', String.raw`\u003c`);

/**
 * A form that works as a plain post, shows again what was typed and what is wrong with it, and is sent
 * without leaving the page once its island is there.
 */
export function liveForm({ id, form, page, isNewsletter = false }: LiveFormProps): ReactNode {
  const returned = returnedTo(id, form, page);
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
    values: returned && parsePlainForm(form, sentEntries(form, returned)),
    failure: returned && {
      message: returned.message ?? '',
      errors: returned.errors,
      unplaced: [],
    },
  });
  const isPlain = form.fields.every(({ type }) => plainFieldKinds.has(type));
  const { pagePath, pageTitle, pageId } = place;
  // The scripts speak English by themselves: a page in it tells them nothing.
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
