export type { Captcha } from './captcha/captcha.ts';
export { toCounter } from './counter.ts';
export type { Counter } from './counter.ts';
export { createForm } from './create-form.ts';
export type { FormEngine } from './create-form.ts';
export type { AddressParts } from './fields/address/address.ts';
export type { FieldState } from './field-store.ts';
export type {
  FieldKind,
  FieldValue,
  FormDefinition,
  FormField,
  FormValues,
} from './form-definition.ts';
export type { FormOptions } from './form-options.ts';
export { hiddenValue } from './hidden-value.ts';
export type { PageQuery } from './hidden-value.ts';
export type { CheckOptions, CheckSettings } from './options.ts';
export { fieldNames, parsePlainForm } from './plain-form.ts';
export type { DeliveryPorts } from './submission/deliver.ts';
export { toPageFields } from './submission/page-fields.ts';
export type { FormPage } from './submission/page-fields.ts';
export type { SubmissionPayload } from './submission/payload.ts';
export type { FormLocation, FormPlacement, PageFields } from './submission/place.ts';
export { createSend } from './submission/send.ts';
export type {
  CaptchaCall,
  FormResponse,
  FormCall,
  FormFetch,
  KeyCall,
  Send,
  SendOptions,
  SubmissionCall,
} from './submission/send.ts';
export type { SubmissionFailure, SubmissionState } from './submission/state.ts';
export { formTexts } from './texts.ts';
export type { FormTexts } from './texts.ts';
export { validateSubmission } from './validate-submission.ts';
export type { Validation } from './validate-submission.ts';
