import type { Tenant } from '../../platform/database/index.ts';
import type { HostedSite } from '../../platform/hosts/host-table.ts';
import type { Services } from '../../platform/services.ts';
import type { FormToSubmit } from './form-to-submit.ts';
import type { SubmissionPage } from './submissions.queries.ts';

/** One attempt to submit a form, with or without JavaScript. */
export interface FormAttempt extends FormToSubmit {
  /** By field id, as they arrived. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly page: SubmissionPage;
  /** Its submission key; null for a plain form, whose key the server creates and uses itself. */
  readonly key: string | null;
  readonly captchaKey: string | undefined;
  readonly trap: string;
  readonly filledInMs: number | undefined;
}

export interface SubmissionScope {
  readonly services: Services;
  readonly site: HostedSite;
  readonly inTenant: <T>(work: (tenant: Tenant) => Promise<T>) => Promise<T>;
  readonly address: string;
  readonly now: Date;
}
