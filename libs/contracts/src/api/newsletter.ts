import * as z from 'zod';
import { defineEndpoint } from './define-endpoint.ts';

/** Responds 303 to a confirmation page, or 200 to a mail program. The body is ignored. */
export const unsubscribe = defineEndpoint({
  method: 'POST',
  path: '/newsletter/unsubscribe',
  summary:
    'Removes a subscriber from a mailing list; also for the button of a mail program (RFC 8058).',
  query: z.object({ token: z.string().max(500) }),
  response: z.string(),
});
