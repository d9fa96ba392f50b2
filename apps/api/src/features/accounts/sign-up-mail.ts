import type { MailView } from '@sitewright/contracts/entities';
import { configOrigin } from '../../platform/hosts/addresses.ts';
import type { Services } from '../../platform/services.ts';

/** What the owner of an address reads after a sign-up: the link that confirms it, or that there is an account. */
export function signUpMail(
  { settings }: Pick<Services, 'settings'>,
  token: string,
  hasAccount: boolean,
): MailView {
  const baseUrl = configOrigin(settings);
  // The configuration area speaks English.
  const site = { title: 'Sitewright', baseUrl, locale: 'en' } as const;
  return hasAccount
    ? { kind: 'accountExists', site, loginUrl: `${baseUrl}/config/login` }
    : {
        kind: 'signUpConfirmation',
        site,
        confirmUrl: `${baseUrl}/config/confirm-sign-up?token=${token}`,
      };
}
