import type { Services } from '../services.ts';
import type { JobName, JobPayloads } from './job-payloads.ts';

export type JobServices = Omit<Services, 'log'>;

/** Deferred work. */
export interface Job<Payload> {
  readonly run: (services: JobServices, payload: Payload) => Promise<void>;
  readonly retryLimit: number;
  readonly retryDelaySeconds: number;
  /** How often the queue is polled for jobs that another process or a schedule has queued. */
  readonly pollIntervalSeconds: number;
  /** Runs automatically at these times, in UTC. */
  readonly cron?: string;
}

/** The jobs of a server by name. */
export type JobTable = { readonly [Name in JobName]: Job<JobPayloads[Name]> };
