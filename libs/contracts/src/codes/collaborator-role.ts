import { defineCodes, type CodeOf } from './define-codes.ts';

/**
 * The roles an account may hold on a website (specification 6; ENUM-50). 5 is reserved.
 * Ownership is a flag of the website and has no number (ROLE-04).
 */
export const collaboratorRole = defineCodes('collaborator role', {
  ADMIN: 1,
  BILLING: 2,
  REPORTING: 3,
  EDITOR: 4,
  MODERATOR: 6,
  COMMENTER: 7,
  STORE_MANAGER: 8,
  SCHEDULING: 9,
  VIEWER: 10,
  CAMPAIGNS_EDITOR: 11,
  SCHEDULING_VIEWER: 12,
  SCHEDULING_EDITOR: 13,
});

/** A collaborator role's number. */
export type CollaboratorRole = CodeOf<typeof collaboratorRole>;
