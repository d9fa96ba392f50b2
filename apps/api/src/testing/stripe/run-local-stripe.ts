import { startLocalStripe } from './local-stripe.ts';

/**
 * The local Stripe in a process of its own, for journeys: it answers each message with what its parent asks for, and
 * ends with its parent.
 */
const stripe = await startLocalStripe();
const answers = {
  url: () => stripe.url,
  account: () => stripe.ledger.createAccount(),
  charges: () => stripe.ledger.charges,
  events: () => stripe.ledger.events,
} as const;

process.on('message', (name: keyof typeof answers) => process.send?.(answers[name]()));
process.on('disconnect', () => process.exit());
// The server alone does not keep the process running.
process.channel?.ref();
