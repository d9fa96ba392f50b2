import type { Tenant } from '../../platform/database/index.ts';
import type {
  PaymentProvider,
  RefundOutcome,
  RefundRequest,
} from '../../platform/payments/index.ts';
import { findAttempt } from '../checkout/public.ts';
import { findRefund } from './refunds.queries.ts';

/** After this time, the outcome is `unknown`. The reconciler sends the refund again later, with the same key. */
const timeoutMs = 20_000;

/** The state of a refund that the provider made without this shop: it is asked for and never sent. */
async function fetchExternal(
  { events }: PaymentProvider,
  websiteId: string,
  reference: string | null,
): Promise<RefundOutcome> {
  const reported = reference === null ? [] : await events?.fetchRefunds(websiteId, reference);
  return (
    reported?.find((refund) => refund.reference === reference)?.outcome ?? { state: 'unknown' }
  );
}

/**
 * Sends a pending refund to the provider of its payment, outside of any transaction. If the call fails or times out, the
 * outcome is `unknown` and not `failed`: the money may have been returned.
 */
export async function sendRefund(
  { websiteId, refundId, wasSent }: Pick<RefundRequest, 'websiteId' | 'refundId' | 'wasSent'>,
  providers: readonly PaymentProvider[],
  inTenant: <T>(work: (tenant: Tenant) => Promise<T>) => Promise<T>,
  onError: (error: unknown) => void,
): Promise<RefundOutcome> {
  const found = await inTenant(async (tenant) => {
    const refund = await findRefund(tenant, refundId);
    const attempt = refund === null ? null : await findAttempt(tenant, refund.attemptId);
    return refund === null || attempt === null ? null : { refund, attempt };
  });
  if (found === null) return { state: 'unknown' };
  const { refund, attempt } = found;
  const provider = providers.find(({ id }) => id === attempt.provider);
  if (provider?.refund === undefined) return { state: 'unknown' };
  const refundAt = provider.refund.bind(provider);
  const { attemptId, currency } = attempt;
  const amountCents = refund.amountCents - refund.giftCardCents;
  const send = (): Promise<RefundOutcome> =>
    refund.method === 'external'
      ? fetchExternal(provider, websiteId, refund.providerReference)
      : refundAt({ websiteId, attemptId, refundId, amountCents, currency, wasSent });
  const timeout = Promise.withResolvers<RefundOutcome>();
  const timer = setTimeout(() => timeout.resolve({ state: 'unknown' }), timeoutMs);
  try {
    return await Promise.race([send(), timeout.promise]);
  } catch (error) {
    onError(error);
    return { state: 'unknown' };
  } finally {
    clearTimeout(timer);
  }
}
