import { readAccount } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { readableEmail } from '../../platform/mail/readable-email.ts';
import { globalRoute } from '../../platform/routing/define-route.ts';
import { listMemberships } from './accounts.queries.ts';

export const readAccountRoute = globalRoute(
  readAccount,
  { audience: 'account', origin: 'config', tenant: 'none', csrf: 'none', limit: 'read' },
  async ({ db, actor }) => {
    if (actor.kind !== 'account') return err('loginRequired');
    const { accountId: id, email, displayName } = actor;
    return {
      account: { id, email: readableEmail(email), displayName },
      memberships: await listMemberships(db, id),
    };
  },
);
