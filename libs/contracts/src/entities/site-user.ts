import * as z from 'zod';
import { emailAddress } from './primitives.ts';

/** The login request of a member. */
export const loginPayload = z.strictObject({
  email: emailAddress,
  password: z.string().min(1).max(256),
  rememberMe: z.boolean().default(false),
});
export type LoginPayload = z.infer<typeof loginPayload>;

/** The response to the login of a member. */
export const memberSession = z.object({
  /** Sent as a header with each further call of the member that changes data. */
  xsrfToken: z.string().min(1),
});
export type MemberSession = z.infer<typeof memberSession>;
