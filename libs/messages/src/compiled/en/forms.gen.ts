// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { forms as source } from '../../catalog/en/forms.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const forms = {
  submitting: "Submitting…",
  processingFailed: "Error processing form submission. Please reload and try again.",
  unknownError: "Unknown error, please try again later.",
  captchaRequired: "Complete CAPTCHA before submitting.",
  captchaNotSetUp: "ReCaptcha has not been set up",
  keyMissing: "Could not get a form submission key, please try again later.",
  fieldsUnreadable: "Could not parse the form fields, please check your entries.",
  fieldsInvalid: "One or more fields is invalid, please check your entries.",
  problemBelow: "Your form has encountered a problem. Please scroll down to review.",
  problemAbove: "Your form has encountered a problem. Please scroll up to review.",
  unableToSubmit: "Unable to submit form. Please try again later.",
  notConfigured: "This form has not been configured yet.",
  rateLimited: "Unable to submit form. Submission rate limit exceeded. Please try again later.",
  unableToSend: "Unable to send form. Please try again later.",
  characterLimit: "You have exceeded the character limit.",
  characterCount: [["count"]," / ",["max"]],
  emailInvalid: ["Email is not valid. Email addresses should follow the format ",["email"],"."],
  unableToRender: "Could not render form",
  unableToUpdate: "Unable to update form",
  unableToOpen: "Unable to open form",
} as CompiledArea<typeof source>;
