import { bugsIn, type Mutant } from '../mutant.ts';

const bug = bugsIn('apps/api/src/features', 'api');
const unitBug = bugsIn('apps/api/src', 'unit');
const tokenTests = '/apps/api/src/access/tokens/tokens.test.ts';
const sessionTests = '/apps/api/src/access/sessions.test.ts';

export const access: readonly Mutant[] = [
  bug(
    'accounts/login-attempts.queries.ts',
    "\n        .where('loginAttempts.nextAt', '<=', now)",
    '',
    'accounts/login-limit.test.ts',
  ),
  bug(
    'accounts/login.ts',
    'await uncountAttempt(db, key, now);',
    '',
    'accounts/login-limit.test.ts',
  ),
  bug(
    'accounts/sign-ups.queries.ts',
    ".where('expiresAt', '>', now)",
    '',
    'accounts/sign-up.test.ts',
    tokenTests,
  ),
  bug(
    'accounts/one-time-tokens.queries.ts',
    ".where('usedAt', 'is', null)",
    '',
    'accounts/accounts.test.ts',
    tokenTests,
  ),
  bug(
    'accounts/start-session.ts',
    'await endPreviousSession(db, request, services);',
    '',
    sessionTests,
    'accounts/accounts.test.ts',
  ),
  bug(
    'accounts/logout.ts',
    'if (sessionHash !== undefined) await endSession(db, sessionHash);',
    '',
    sessionTests,
    'presence/visit-site.test.ts',
  ),
  bug(
    '/apps/api/src/platform/sessions/owner-session.ts',
    'const limits = row.remember ? ownerSessionLimits.persistent : ownerSessionLimits.short;',
    'const limits = ownerSessionLimits.short;',
    sessionTests,
  ),
  bug(
    '/apps/api/src/platform/routing/check-call.ts',
    "host: readHostName(request.headers.host) ?? ''",
    "host: ''",
    tokenTests,
    '/apps/api/src/access/guards.test.ts',
  ),
  bug(
    'contributors/remove-contributor.ts',
    'await withLookup(services.database, (db) => endSessionsOf(db, accountId));',
    'await Promise.resolve();',
    'contributors/contributors.test.ts',
  ),
  bug(
    'contributors/change-contributor.ts',
    'await revokeInvitationsBeyond(tenant, params.accountId, permissionsOf(changed));',
    '',
    'contributors/invitations.test.ts',
    'contributors/contributors.test.ts',
  ),
  bug(
    'contributors/change-contributor.ts',
    'findChangeError(permissions, target) ?? findGrantError(permissions, body.roles)',
    'findGrantError(permissions, body.roles)',
    'contributors/contributors.test.ts',
  ),
  bug(
    'contributors/invitations.queries.ts',
    'expiresAt: new Date(now.getTime() + invitationMs),\n      sendCount',
    'sendCount',
    'contributors/invitations.test.ts',
  ),
  bug(
    'presence/presence.ts',
    " && found.payload['websiteId'] === site.websiteId",
    '',
    'presence/visit-site.test.ts',
    tokenTests,
  ),
  bug('site/routes/unlock-page.ts', '= 43_200_000', '= 43_200', 'site/routes/unlock-page.test.ts'),
  bug(
    'site/routes/unlock-page.ts',
    'await inTenant((tenant) => refundUnlockAttempt(tenant, lockedPage));',
    '',
    'site/routes/unlock-limit.test.ts',
  ),
  unitBug(
    'features/site/resolve/create-restricted-content.ts',
    'token?.subject === createUnlockSubject(page)',
    'token?.subject.startsWith(page.pageId) === true',
    'features/site/resolve/create-restricted-content.unit.test.ts',
  ),
  unitBug(
    'platform/database/tenant.ts',
    'selectFrom: (from: unknown) => ofWebsite(selectFrom.call(starts, from), from)',
    'selectFrom: (from: unknown) => selectFrom.call(starts, from)',
    'platform/database/tenant.unit.test.ts',
  ),
  unitBug(
    'platform/database/tenant.ts',
    'updateTable: (table: unknown) => ofWebsite(updateTable.call(starts, table), table)',
    'updateTable: (table: unknown) => updateTable.call(starts, table)',
    'platform/database/tenant.unit.test.ts',
  ),
  unitBug(
    'platform/database/tenant.ts',
    'deleteFrom: (from: unknown) => ofWebsite(deleteFrom.call(starts, from), from)',
    'deleteFrom: (from: unknown) => deleteFrom.call(starts, from)',
    'platform/database/tenant.unit.test.ts',
  ),
  unitBug(
    'platform/database/tenant.ts',
    '{ ...row, websiteId }',
    '{ websiteId, ...row }',
    'platform/database/tenant.unit.test.ts',
  ),
  unitBug(
    'platform/database/tenant.ts',
    'table(scopeStatements(inner, websiteId))',
    'table(inner)',
    'platform/database/tenant.unit.test.ts',
  ),
  unitBug(
    'platform/server/address-block.ts',
    'parts.slice(0, 4)',
    'parts',
    'platform/server/address-block.unit.test.ts',
  ),
  bug(
    '/apps/api/src/platform/sessions/standing.ts',
    '(row.roles as readonly CollaboratorRole[])',
    '(row.roles.slice(0, 1) as readonly CollaboratorRole[])',
    'contributors/contributors.test.ts',
  ),
  bug(
    'contributors/leave-website.ts',
    'await revokeInvitationsBeyond(tenant, accountId, new Set());',
    '',
    'contributors/invitations.test.ts',
  ),
];
