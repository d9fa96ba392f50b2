import type { MailView } from '@sitewright/contracts/entities';
import { configOrigin } from '../../platform/hosts/addresses.ts';
import type { Services } from '../../platform/services.ts';

/** The mail after a sign-up: a link that confirms the address, or a notice that it already has an account. */
export function signUpMail(
  { settings }: Pick<Services, 'settings'>,
  token: string,
  hasAccount: boolean,
): MailView {
  const baseUrl = configOrigin(settings);
  // The configuration area is in English.
  const site = { title: 'Sitewright', baseUrl, locale: 'en' } as const;
  return hasAccount
    ? { kind: 'accountExists', site, loginUrl: `${baseUrl}/config/login` }
    : {
        kind: 'signUpConfirmation',
        site,
        confirmUrl: `${baseUrl}/config/confirm-sign-up?token=${token}`,
      };
}
