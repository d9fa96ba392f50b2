import type { Services } from '../services.ts';
import type { JobName, JobPayloads } from './job-payloads.ts';

export type JobServices = Omit<Services, 'log'>;

/** Work that may wait. */
export interface Job<Payload> {
  readonly run: (services: JobServices, payload: Payload) => Promise<void>;
  readonly retryLimit: number;
  readonly retryDelaySeconds: number;
  /** How often it is looked for where nobody said that there is some: what another process queued, or the clock. */
  readonly pollEverySeconds: number;
  /** Runs by itself at these times, in UTC. */
  readonly cron?: string;
}

/** Every job of a server, by its name. */
export type JobTable = { readonly [Name in JobName]: Job<JobPayloads[Name]> };
