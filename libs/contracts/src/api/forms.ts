import * as z from 'zod';
import { maxUrlPathLength } from '../entities/patterns.ts';
import { form, submission } from '../entities/form.ts';
import { hexId } from '../entities/primitives.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { done, pageQuery, paged, websiteParams } from './paging.ts';
import { basedOn, revised } from './revision.ts';

const formParams = websiteParams.extend({ formId: hexId });
const submissionParams = websiteParams.extend({ submissionId: hexId });

export const createSubmissionKey = defineEndpoint({
  method: 'POST',
  path: '/api/form/FormSubmissionKey',
  summary:
    'Creates a single-use key, valid for an hour on this website for the form that X-Form-Id names.',
  /** The key in two places: forms read it from the body (`key`), the specification's own clients from `data.key`. */
  response: z.object({ key: z.string(), data: z.object({ key: z.string() }) }),
});

/** The proof-of-work challenge of a form with a captcha; signed against tampering. */
export const captchaChallenge = z.object({
  parameters: z.object({
    algorithm: z.literal('SHA-256'),
    nonce: z.string().max(64),
    salt: z.string().max(64),
    /** Hash iterations for each counter. */
    cost: z.int(),
    keyLength: z.int(),
    /** The prefix of the key for the right counter. */
    keyPrefix: z.string().max(64),
    keySignature: z.string().max(200),
    /** Its subject, and its expiry in milliseconds since 1970. */
    data: z.object({ websiteId: hexId, formId: hexId, expiresAt: z.int() }),
  }),
  signature: z.string().max(200),
});
export type CaptchaChallenge = z.infer<typeof captchaChallenge>;

/** The JSON in `captchaKey`: the challenge and its solution. */
export const captchaProof = z.object({
  challenge: captchaChallenge,
  solution: z.object({ counter: z.int(), derivedKey: z.string().max(200) }),
});
export type CaptchaProof = z.infer<typeof captchaProof>;

export const createCaptchaChallenge = defineEndpoint({
  method: 'POST',
  path: '/api/form/captcha',
  summary:
    'Creates the challenge that a browser solves to submit a form with a captcha; valid for that form only.',
  body: z.object({ formId: hexId }),
  response: z.object({
    challenge: captchaChallenge,
    /** How long a solution is valid, in milliseconds. */
    validForMs: z.int(),
  }),
});

/** Name of a form's honeypot, a hidden text input that bots fill in; scripts send it as `submissionPayload.trap`. */
export const formTrapName = 'contact_website';

/** The form submission payload of specification section 3. */
export const submissionPayload = z.object({
  key: z.string().max(200),
  /** JSON keyed by field id. */
  form: z.string().max(200_000),
  captchaKey: z.string().max(10_000).optional(),
  formId: hexId,
  collectionId: z.string().max(24).optional(),
  objectName: z.string().max(200).optional(),
  isOverlayForm: z.boolean().optional(),
  submitButtonText: z.string().max(200).optional(),
  pageTitle: z.string().max(500).optional(),
  pageId: z.string().max(24).optional(),
  contentSource: z.enum(['i', 'c']).optional(),
  pagePath: z.string().max(maxUrlPathLength).optional(),
  pagePermissionTypeValue: z.int().nullish(),
  /** The value of the input `formTrapName`. */
  trap: z.string().max(1000).optional(),
  /** Milliseconds between the form's first view and its submission; part of the intra-page census fields. */
  filledInMs: z.int().min(0).optional(),
});
export type SubmissionPayload = z.infer<typeof submissionPayload>;

export const saveSubmission = defineEndpoint({
  method: 'POST',
  path: '/api/form/SaveFormSubmission',
  summary: 'Stores every submission: spam is flagged with its reason and never dropped.',
  body: submissionPayload,
  response: z.object({ status: z.literal('success'), submissionId: hexId }),
});

/** A form without JavaScript: responds 303 to the page that contains it, or to the success page. */
export const postForm = defineEndpoint({
  method: 'POST',
  path: '/api/form/post',
  summary:
    'Handles a plain form post from a page of the site; the server issues and uses the key itself.',
  bodyKind: 'form',
  body: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  response: z.string(),
});

export const listForms = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/forms',
  summary: 'The forms of a website.',
  params: websiteParams,
  query: pageQuery,
  response: paged(form.extend(revised)),
});

export const createForm = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:websiteId/forms',
  summary: 'Creates a form.',
  params: websiteParams,
  body: form.omit({ id: true }),
  response: form,
});

export const writeForm = defineEndpoint({
  method: 'PUT',
  path: '/api/websites/:websiteId/forms/:formId',
  summary: 'Replaces a form; it goes live at once.',
  params: formParams,
  body: form.omit({ id: true }).extend(basedOn),
  response: form.extend(revised),
});

export const listSubmissions = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/submissions',
  summary: 'Form submissions, newest first.',
  params: websiteParams,
  query: pageQuery.extend({ formId: hexId.optional(), spam: z.enum(['true', 'false']).optional() }),
  response: paged(submission),
});

export const releaseSubmission = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:websiteId/submissions/:submissionId/release',
  summary: 'Marks a submission as not spam and sends the withheld messages.',
  params: submissionParams,
  response: done,
});
