import type { Tenant } from '../../platform/database/index.ts';
import { addressBlock } from '../../platform/server/address-block.ts';
import { hashToken, signParts } from '../../platform/security/token.ts';
import {
  claimPlainFormKey,
  findPlainFormUse,
  isFormKeyValid,
  useFormKey,
} from './form-keys.queries.ts';
import type { FormAttempt, SubmissionScope } from './form-attempt.ts';
import type { StoredAnswers } from './submissions.queries.ts';

/** Ensures that a submission is stored once, however often it is sent. */
export interface SubmissionKey {
  /** Whether `use` would succeed, as far as can be known in advance. */
  readonly canUse: (tenant: Tenant) => Promise<boolean>;
  /**
   * Uses the key and returns the hash to store the submission under; null if the key is used or invalid. Concurrent
   * calls wait for each other.
   */
  readonly use: (tenant: Tenant) => Promise<Uint8Array | null>;
  /** The hash of the submission that used the key, if there is one. */
  readonly findUsed: (tenant: Tenant) => Promise<Uint8Array | null>;
}

/** Within this time, the same answers of a plain form from one IP address are one submission: a double click. */
const duplicateWindowMs = 10_000;

/** The key of a plain form: its content and its IP address. */
function plainFormKey(
  { services, site, address, now }: SubmissionScope,
  { form, page }: FormAttempt,
  { values }: StoredAnswers,
): SubmissionKey {
  const { websiteId } = site;
  const parts = [websiteId, form.id, page.path, addressBlock(address), JSON.stringify(values)];
  const fingerprint = signParts(services.settings.secret, 'plainForm', ...parts);
  const since = new Date(now.getTime() - duplicateWindowMs);
  const claim = { websiteId, formId: form.id, keyHash: hashToken(fingerprint), now, since };
  const hashAt = (usedAt: Date | null) =>
    usedAt && hashToken(`${fingerprint} ${usedAt.toISOString()}`);
  return {
    canUse: async (tenant) => (await findPlainFormUse(tenant, claim)) === null,
    use: async (tenant) => hashAt(await claimPlainFormKey(tenant, claim)),
    findUsed: async (tenant) => hashAt(await findPlainFormUse(tenant, claim)),
  };
}

/** The key of an attempt: the submitted one, or one derived from the content. */
export function submissionKey(
  scope: SubmissionScope,
  attempt: FormAttempt,
  answers: StoredAnswers,
): SubmissionKey {
  if (attempt.key === null) return plainFormKey(scope, attempt, answers);
  const keyHash = hashToken(attempt.key);
  const key = {
    websiteId: scope.site.websiteId,
    formId: attempt.form.id,
    keyHash,
    now: scope.now,
  };
  return {
    canUse: (tenant) => isFormKeyValid(tenant, key),
    use: async (tenant) => ((await useFormKey(tenant, key)) ? keyHash : null),
    findUsed: () => Promise.resolve(keyHash),
  };
}
