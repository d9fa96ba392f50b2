import * as z from 'zod';
import { codeSchema } from '../codes/code-schema.ts';
import { collaboratorRole } from '../codes/collaborator-role.ts';
import { hexId, instant } from './primitives.ts';

/** Assigned roles: at least one, without repetition. Ownership is not a role. */
export const grantedRoles = z
  .array(codeSchema(collaboratorRole))
  .min(1)
  .max(collaboratorRole.codes.length)
  .refine((roles) => new Set(roles).size === roles.length);

/** A contributor of a website. */
export const contributor = z.object({
  /** Id of the account. */
  id: hexId,
  displayName: z.string(),
  email: z.string(),
  isOwner: z.boolean(),
  /** Empty for the owner, who has every permission. */
  roles: z.array(codeSchema(collaboratorRole)),
  joinedAt: instant,
});
export type Contributor = z.infer<typeof contributor>;

/** A person who is invited to a website and has not accepted yet. */
export const invitation = z.object({
  id: hexId,
  email: z.string(),
  roles: grantedRoles,
  /** Name of the person who sent it last. */
  invitedBy: z.string(),
  sentAt: instant,
  /** If it is in the past, the invitation can be sent again but not accepted. */
  expiresAt: instant,
});
export type Invitation = z.infer<typeof invitation>;
