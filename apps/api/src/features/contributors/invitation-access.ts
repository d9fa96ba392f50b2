import { ownerWrites } from '../../platform/routing/owner-access.ts';

/**
 * The access of calls that send an invitation: they have their own limit, because each sends mail to a person who did
 * not request it.
 */
export const invitationAccess = { ...ownerWrites('contributors.write'), limit: 'invite' } as const;
