import * as z from 'zod';
import { defineEndpoint } from './define-endpoint.ts';

/** Answers 303 to the page that says so, or 200 to a mail program. What the body says makes no difference. */
export const unsubscribe = defineEndpoint({
  method: 'POST',
  path: '/newsletter/unsubscribe',
  summary:
    'Takes a subscriber off a mailing list; also by the button of a mail program (RFC 8058).',
  query: z.object({ token: z.string().max(500) }),
  response: z.string(),
});
