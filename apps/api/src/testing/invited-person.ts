import { inviteContributor } from '@sitewright/contracts/api';
import { collaboratorRole, type CollaboratorRole } from '@sitewright/contracts/codes';
import type { MailView } from '@sitewright/contracts/entities';
import type { TestAccount, TestSite } from './create-test-site.ts';
import type { TestResponse, TestClient } from './test-client.ts';

export const invite = (
  site: TestSite,
  by: TestAccount,
  email: string,
  roles: readonly CollaboratorRole[] = [collaboratorRole.EDITOR],
): Promise<TestResponse> =>
  by.browser.post(`/api/websites/${site.websiteId}/invitations`, { json: { email, roles } });

/** Invites an email address as the owner; returns the invitation's id and the token of the link in its mail. */
export async function inviteByMail(
  site: TestSite,
  email: string,
  roles?: readonly CollaboratorRole[],
  by: TestAccount = site.owner,
): Promise<{ readonly id: string; readonly token: string }> {
  const { id } = (await invite(site, by, email, roles)).as(inviteContributor);
  return { id, token: await tokenInMail(site, id) };
}

/** The token of the link in the newest mail about an invitation. */
export async function tokenInMail(site: TestSite, invitationId: string): Promise<string> {
  const { payload } = await site.inTenant((tenant) =>
    tenant
      .selectFrom('outbox')
      .where('cause', 'like', `invitation.${invitationId}.%`)
      .orderBy('outboxId', 'desc')
      .select('payload')
      .executeTakeFirstOrThrow(),
  );
  const { view } = payload as { readonly view: Extract<MailView, { kind: 'invitation' }> };
  return new URL(view.acceptUrl).searchParams.get('token') ?? '';
}

export const accept = (browser: TestClient, token: string): Promise<TestResponse> =>
  browser.post(`/api/invitations/${token}/accept`);

/** The email address of the logged-in account. */
export async function emailOf({ browser }: TestAccount): Promise<string> {
  const { account } = (await browser.get('/api/account')).body as { account: { email: string } };
  return account.email;
}
