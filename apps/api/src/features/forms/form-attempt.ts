import type { Tenant } from '../../platform/database/index.ts';
import type { HostedSite } from '../../platform/hosts/host-table.ts';
import type { Services } from '../../platform/services.ts';
import type { FormToSubmit } from './form-to-submit.ts';
import type { SubmissionPage } from './submissions.queries.ts';

/** One attempt to submit a form, with or without JavaScript. */
export interface FormAttempt extends FormToSubmit {
  /** By field id, not yet validated. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly page: SubmissionPage;
  /** The submission key; null for a plain form (without JavaScript), whose key the server derives from the content. */
  readonly key: string | null;
  readonly captchaKey: string | undefined;
  /** The value of the honeypot input. */
  readonly trap: string;
  readonly filledInMs: number | undefined;
}

export interface SubmissionScope {
  readonly services: Services;
  readonly site: HostedSite;
  readonly inTenant: <T>(work: (tenant: Tenant) => Promise<T>) => Promise<T>;
  /** The IP address of the visitor. */
  readonly address: string;
  readonly now: Date;
}
