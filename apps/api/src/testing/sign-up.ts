import type { MailView } from '@sitewright/contracts/entities';
import type { TestApi } from './open-test-api.ts';
import type { TestResponse, TestClient } from './test-client.ts';

/** The fields for creating an account. */
export interface TestPerson {
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
}

/** The queued mails to owners of accounts, oldest first. */
export async function accountMails(
  api: TestApi,
): Promise<{ readonly to: string; readonly view: MailView }[]> {
  const rows = await api.database.root
    .selectFrom('accountMails')
    .orderBy('mailId')
    .select('payload')
    .execute();
  return rows.map(({ payload }) => payload as { readonly to: string; readonly view: MailView });
}

/** The token of the link in the newest mail that confirms an email address. */
export async function confirmToken(api: TestApi): Promise<string> {
  const [view] = (await accountMails(api))
    .flatMap((mail) => (mail.view.kind === 'signUpConfirmation' ? [mail.view] : []))
    .slice(-1);
  return new URL(view?.confirmUrl ?? 'http://none').searchParams.get('token') ?? '';
}

/** Creates an account and confirms its email address in one browser; returns the result of the confirmation. */
export async function signUpBy(
  api: TestApi,
  browser: TestClient,
  person: TestPerson,
): Promise<TestResponse> {
  await browser.post('/api/auth/SignUp', { json: person });
  const json = { token: await confirmToken(api), password: person.password };
  return browser.post('/api/auth/ConfirmSignUp', { json });
}
