import { ownerWrites } from '../../platform/routing/owner-access.ts';

/** Of calls that send an invitation: they are counted apart, because each is a mail to a stranger. */
export const invitationAccess = { ...ownerWrites('contributors.write'), limit: 'invite' } as const;
