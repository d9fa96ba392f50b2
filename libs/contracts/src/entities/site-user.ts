import * as z from 'zod';

/** MEMBER-04: what a member's login sends. */
export const loginPayload = z.strictObject({
  email: z.email().max(200),
  password: z.string().min(1).max(256),
  rememberMe: z.boolean().default(false),
});
export type LoginPayload = z.infer<typeof loginPayload>;
