import * as z from 'zod';
import { emailAddress } from './primitives.ts';

/** What a member's login sends. */
export const loginPayload = z.strictObject({
  email: emailAddress,
  password: z.string().min(1).max(256),
  rememberMe: z.boolean().default(false),
});
export type LoginPayload = z.infer<typeof loginPayload>;

/** What it answers. */
export const memberSession = z.object({
  /** Sent as a header with each later call of the member that changes something. */
  xsrfToken: z.string().min(1),
});
export type MemberSession = z.infer<typeof memberSession>;
