import { reconcilePaymentsJob } from '../../features/checkout/reconcile-payments.ts';
import type { Services } from '../services.ts';
import { makeWidths } from './make-widths.ts';
import { publishDueItems } from './publish-due-items.ts';
import { sweepTokens } from './sweep-tokens.ts';

type JobServices = Omit<Services, 'log'>;

interface Job<Payload> {
  readonly run: (services: JobServices, payload: Payload) => Promise<void>;
  readonly retryLimit: number;
  readonly retryDelaySeconds: number;
  /** How often it is looked for where nobody said that there is some: what another process queued, or the clock. */
  readonly pollEverySeconds: number;
  /** Runs by itself at these times, in UTC. */
  readonly cron?: string;
}

const job = <Payload>(definition: Job<Payload>): Job<Payload> => definition;

/** Every job of the product. */
export const jobTable = {
  'make-widths': job<{ readonly websiteId: string; readonly assetId: string }>({
    run: makeWidths,
    retryLimit: 5,
    retryDelaySeconds: 30,
    pollEverySeconds: 5,
  }),
  'publish-due-items': job<object>({
    run: publishDueItems,
    retryLimit: 0,
    retryDelaySeconds: 0,
    pollEverySeconds: 10,
    cron: '* * * * *',
  }),
  'reconcile-payments': job<object>({
    run: reconcilePaymentsJob,
    retryLimit: 0,
    retryDelaySeconds: 0,
    pollEverySeconds: 10,
    cron: '* * * * *',
  }),
  'sweep-tokens': job<object>({
    run: sweepTokens,
    retryLimit: 0,
    retryDelaySeconds: 0,
    pollEverySeconds: 10,
    cron: '17 3 * * *',
  }),
} as const satisfies Readonly<Record<string, Job<never>>>;

export type JobName = keyof typeof jobTable;
export type JobPayload<Name extends JobName> = Parameters<(typeof jobTable)[Name]['run']>[1];
