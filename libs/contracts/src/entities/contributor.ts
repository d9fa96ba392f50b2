import * as z from 'zod';
import { codeSchema } from '../codes/code-schema.ts';
import { collaboratorRole } from '../codes/collaborator-role.ts';
import { hexId, instant } from './primitives.ts';

/** Roles as they are given: at least one, none twice. Ownership is no role and cannot be among them. */
export const grantedRoles = z
  .array(codeSchema(collaboratorRole))
  .min(1)
  .max(collaboratorRole.codes.length)
  .refine((roles) => new Set(roles).size === roles.length);

/** A contributor of a website. */
export const contributor = z.object({
  /** Of the account. */
  id: hexId,
  displayName: z.string(),
  email: z.string(),
  isOwner: z.boolean(),
  /** Empty for the owner, who holds everything. */
  roles: z.array(codeSchema(collaboratorRole)),
  joinedAt: instant,
});
export type Contributor = z.infer<typeof contributor>;

/** A person who is invited to a website and has not accepted yet. */
export const invitation = z.object({
  id: hexId,
  email: z.string(),
  roles: grantedRoles,
  /** Who sent it last, by name. */
  invitedBy: z.string(),
  sentAt: instant,
  /** Past: it can be sent again, and no longer be accepted. */
  expiresAt: instant,
});
export type Invitation = z.infer<typeof invitation>;
