import * as z from 'zod';
import { form, submission } from '../entities/form.ts';
import { hexId } from '../entities/primitives.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { done, pageQuery, paged, websiteParams } from './paging.ts';

const formParams = websiteParams.extend({ formId: hexId });
const submissionParams = websiteParams.extend({ submissionId: hexId });

export const createSubmissionKey = defineEndpoint({
  method: 'POST',
  path: '/api/form/FormSubmissionKey',
  summary: 'A fresh single-use key for one submission, good for an hour on this website.',
  /** The key twice: forms read it from the body (`key`), the specification's own clients from `data.key`. */
  response: z.object({ key: z.string(), data: z.object({ key: z.string() }) }),
});

/**
 * Name of a form's hidden text input that people do not see and bots fill in; `submissionPayload.trap` carries it
 * where the form is sent by a script.
 */
export const formTrapName = 'contact_website';

/** The form submission payload of section 3. */
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
  pagePath: z.string().max(2000).optional(),
  pagePermissionTypeValue: z.int().nullish(),
  /** What stood in the input `formTrapName`. */
  trap: z.string().max(1000).optional(),
  /** Milliseconds from the form being seen to its being sent; part of the intra-page census fields. */
  filledInMs: z.int().min(0).optional(),
});
export type SubmissionPayload = z.infer<typeof submissionPayload>;

export const saveSubmission = defineEndpoint({
  method: 'POST',
  path: '/api/form/SaveFormSubmission',
  summary: 'Stores a submission, always: spam is flagged with its reason and never dropped.',
  body: submissionPayload,
  response: z.object({ status: z.literal('success'), submissionId: hexId }),
});

/** A form without JavaScript: answers 303 to the page it came from, or to the success page. */
export const postForm = defineEndpoint({
  method: 'POST',
  path: '/api/form/post',
  summary:
    'Takes a plain form post from a page of the site; the server issues and uses the key itself.',
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
  response: paged(form),
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
  body: form.omit({ id: true }),
  response: form,
});

export const listSubmissions = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/submissions',
  summary: 'What visitors sent, newest first.',
  params: websiteParams,
  query: pageQuery.extend({ formId: hexId.optional(), spam: z.enum(['true', 'false']).optional() }),
  response: paged(submission),
});

export const releaseSubmission = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:websiteId/submissions/:submissionId/release',
  summary: 'Takes a submission out of spam and sends what was held back.',
  params: submissionParams,
  response: done,
});
