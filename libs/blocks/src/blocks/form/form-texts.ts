import { likertAnswer, type LikertAnswer } from '@sitewright/contracts/codes';
import { formTexts, type FormTexts } from '@sitewright/form-runtime';
import type { proofOfWorkTexts } from '@sitewright/form-runtime/captcha';
import { formLabels, type FormLabels } from '@sitewright/form-runtime/presentation';
import type { VisitorText } from '../../entries/texts/visitor-text-key.ts';

/** Messages of a form in the page's language. Placeholders such as `{email}` remain; the form replaces them. */
export const formTextsOf = (text: VisitorText): FormTexts => ({
  submitting: text('forms.submitting'),
  processingFailed: text('forms.processingFailed'),
  unknownError: text('forms.unknownError'),
  captchaIncomplete: text('forms.captchaRequired'),
  keyUnavailable: text('forms.keyMissing'),
  offline: text('forms.offline'),
  fieldsUnreadable: text('forms.fieldsUnreadable'),
  fieldsInvalid: text('forms.fieldsInvalid'),
  scrollDown: text('forms.problemBelow'),
  scrollUp: text('forms.problemAbove'),
  unauthorized: text('forms.unableToSubmit'),
  notConfigured: text('forms.notConfigured'),
  rateLimited: text('forms.rateLimited'),
  serverFailed: text('forms.unableToSend'),
  tooLong: text('forms.characterLimit'),
  emailInvalid: text('forms.emailInvalid', { email: '{email}' }),
  emailExample: formTexts.emailExample,
  optionUnexpected: text('validation.expectedOption', { val: '{val}' }),
  linkInvalid: text('validation.linkFormat', { host: ['{host}', '{host}'] }),
  required: text('issues.required'),
  numberInvalid: text('forms.numberInvalid'),
  dateInvalid: text('forms.dateInvalid'),
  timeInvalid: text('forms.timeInvalid'),
  zipInvalid: text('forms.zipInvalid'),
});

/** Messages of the captcha in the page's language. */
export const captchaTextsOf = (
  text: VisitorText,
): Readonly<Record<keyof typeof proofOfWorkTexts, string>> => ({
  working: text('forms.captchaWorking'),
  passed: text('forms.captchaPassed'),
  failed: text('forms.captchaFailed'),
});

const isLikertAnswer = (name: string): name is `${LikertAnswer}` =>
  likertAnswer.isCode(Number(name));

/** Names of field parts and of predefined answers, in the page's language. */
export const formLabelsOf = (text: VisitorText): FormLabels =>
  Object.fromEntries(
    (Object.keys(formLabels) as (keyof FormLabels)[]).map((name) => [
      name,
      text(
        isLikertAnswer(name)
          ? `likert.${likertAnswer.nameOf(Number(name) as LikertAnswer)}`
          : `field.${name}`,
      ),
    ]),
  ) as FormLabels;
