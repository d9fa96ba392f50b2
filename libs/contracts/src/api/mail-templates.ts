import * as z from 'zod';
import { mailTemplate, mailTemplateKinds } from '../entities/mail-template.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { websiteParams } from './paging.ts';
import { basedOn, revised } from './revision.ts';

const kind = z.enum(mailTemplateKinds);
const kindParams = websiteParams.extend({ kind });

/** A template with the state that a later write is based on. */
const storedTemplate = z.object({
  template: mailTemplate,
  /** False for the default, which follows the language of the site. */
  isCustom: z.boolean(),
  ...revised,
});

export const listMailTemplates = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/mail-templates',
  summary: 'The mails of a store, and which of them were edited.',
  params: websiteParams,
  response: z.object({
    templates: z.array(
      z.object({
        kind,
        subject: z.string(),
        isCustom: z.boolean(),
        /** Whether the store sends it; always true for mails that are not in `optionalMails`. */
        isOn: z.boolean(),
      }),
    ),
  }),
});

export const readMailTemplate = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/mail-templates/:kind',
  summary: 'The content of a mail of a store: as it was edited, or the default.',
  params: kindParams,
  response: storedTemplate,
});

export const writeMailTemplate = defineEndpoint({
  method: 'PUT',
  path: '/api/websites/:websiteId/mail-templates/:kind',
  summary: 'Replaces the content of a mail of a store, for mails that are caused from now on.',
  params: kindParams,
  body: z.strictObject({ template: mailTemplate, ...basedOn }),
  response: storedTemplate,
});

export const resetMailTemplate = defineEndpoint({
  method: 'DELETE',
  path: '/api/websites/:websiteId/mail-templates/:kind',
  summary: 'Restores the default content of a mail of a store.',
  params: kindParams,
  response: storedTemplate,
});

export const previewMailTemplate = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:websiteId/mail-templates/:kind/preview',
  summary: 'Renders a template with a sample order of the store. Nothing is stored or sent.',
  params: kindParams,
  body: z.strictObject({ template: mailTemplate }),
  response: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
});

export const testMailTemplate = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:websiteId/mail-templates/:kind/test',
  summary: 'Mails a template with a sample order to the person who calls it.',
  params: kindParams,
  body: z.strictObject({
    template: mailTemplate,
    /** One key sends one mail. */
    requestKey: z.string().regex(/^[a-zA-Z0-9-]{8,64}$/),
  }),
  response: z.object({ to: z.string() }),
});

/** Turning off the mail of a feature, such as review requests, turns off the feature's mail job. */
export const switchMail = defineEndpoint({
  method: 'PUT',
  path: '/api/websites/:websiteId/mail-templates/:kind/switch',
  summary: 'Turns a mail of a store on or off. Mails that the store owes to its customers stay on.',
  params: kindParams,
  body: z.strictObject({ isOn: z.boolean() }),
  response: z.object({ isOn: z.boolean() }),
});
