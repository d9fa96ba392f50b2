import * as z from 'zod';
import { hexId, instant } from '../entities/primitives.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { pageQuery, paged, websiteParams } from './paging.ts';

export const outboxMail = z.object({
  id: hexId,
  createdAt: instant,
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** The name of the attached file. */
  attachment: z.string().optional(),
  state: z.enum(['waiting', 'sent', 'stored', 'failed']),
});
export type OutboxMail = z.infer<typeof outboxMail>;

/** The outbox stores mail if there is no mail server; this lists it. */
export const listMail = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/mail',
  summary: 'Mail of the website, newest first.',
  params: websiteParams,
  query: pageQuery,
  response: paged(outboxMail),
});
