import type { PaymentMethod } from '@sitewright/contracts/entities';
import { createToken } from '../security/token.ts';
import type { Settings } from '../settings/settings.ts';
import { createPayLaterProvider } from './pay-later-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createTestCardProvider } from './test-card-provider.ts';

/** The ways to pay of a server whose settings name none: test cards give goods away, so they stay where people try it. */
export const paymentsOf = ({
  PAYMENTS,
  APP_DOMAIN,
}: Pick<Settings, 'PAYMENTS' | 'APP_DOMAIN'>): readonly PaymentMethod[] =>
  PAYMENTS ?? (APP_DOMAIN === 'localhost' ? ['testCard', 'payLater'] : ['payLater']);

const create: Readonly<Record<PaymentMethod, () => PaymentProvider>> = {
  testCard: () => createTestCardProvider({ createToken }),
  payLater: createPayLaterProvider,
};

/** The providers of a server, in the order in which its checkouts show them. */
export const createProviders = (methods: readonly PaymentMethod[]): readonly PaymentProvider[] =>
  [...new Set(methods)].map((method) => create[method]());
