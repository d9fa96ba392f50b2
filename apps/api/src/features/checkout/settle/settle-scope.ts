import type { Tenant } from '../../../platform/database/index.ts';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import type { PaymentOutcome } from '../../../platform/payments/index.ts';
import type { Services } from '../../../platform/services.ts';
import type { PaymentAttempt } from '../payment-attempts.queries.ts';
import type { Settlement } from './settlement.ts';

/** The transaction that settles payments. */
export interface SettleScope {
  readonly tenant: Tenant;
  readonly site: HostedSite;
  readonly services: Pick<Services, 'settings' | 'createId'>;
  /** The addresses that are notified of new orders. */
  readonly ownerEmails: readonly string[];
  readonly now: Date;
}

/** An attempt with its outcome, and what the outcome means for the order. */
export interface SettledAttempt<Kind extends Settlement['kind'] = Settlement['kind']> {
  readonly attempt: PaymentAttempt;
  readonly outcome: PaymentOutcome;
  readonly settlement: Extract<Settlement, { readonly kind: Kind }>;
}
