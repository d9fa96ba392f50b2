import { isDeepStrictEqual } from 'node:util';
import { formChecks, formTextsOf, visitorText } from '@sitewright/blocks/texts';
import { isErrorResult, err, type ErrorResult } from '@sitewright/contracts/errors';
import { validateSubmission } from '@sitewright/form-runtime';
import { withLookup, type Tenant } from '../../platform/database/index.ts';
import { listSiteHosts } from '../../platform/hosts/hosted-site.queries.ts';
import { findLimitError } from '../../platform/limits/find-limit-error.ts';
import { addressBlock } from '../../platform/server/address-block.ts';
import { createStoredAnswers } from './create-stored-answers.ts';
import { deliverSubmission } from './deliver-submission.ts';
import { takeCaptchaProof } from './form-keys.queries.ts';
import type { FormAttempt, SubmissionScope } from './form-attempt.ts';
import { spamReason, spamTextsOf } from './spam.ts';
import { submissionKey, type SubmissionKey } from './submission-key.ts';
import {
  addressSubmissionLimit,
  submissionLimit,
  websiteSubmissionLimit,
} from './submission-limit.ts';
import {
  findSubmissionOfKey,
  insertSubmission,
  type StoredAnswers,
} from './submissions.queries.ts';

/** A stored submission. */
export interface SubmittedForm {
  readonly submissionId: string;
}

/** FORM-75. Counted first, so that rejected attempts count too. */
export function findSubmissionLimitError(
  scope: SubmissionScope,
  formId: string,
): Promise<ErrorResult | null> {
  const key = `submissions ${scope.site.websiteId} ${formId} ${addressBlock(scope.address)}`;
  return findLimitError(scope, { ...submissionLimit, key }, 'submissionRateLimited');
}

/** The website's limit of stored submissions. Forms with a captcha need none: its computation slows clients down. */
async function findWebsiteLimitError(
  scope: SubmissionScope,
  { form }: FormAttempt,
): Promise<ErrorResult | null> {
  if (form.captcha) return null;
  const key = `submissions ${scope.site.websiteId}`;
  const addressLimit = { ...addressSubmissionLimit, key: `${key} ${addressBlock(scope.address)}` };
  return (
    (await findLimitError(scope, addressLimit, 'submissionRateLimited')) ??
    (await findLimitError(scope, { ...websiteSubmissionLimit, key }, 'submissionRateLimited'))
  );
}

/** FORM-79: the required captcha proof, null if none is required, or an error. */
async function readCaptchaProof(
  { services, site: { websiteId }, now }: SubmissionScope,
  { form, captchaKey = '' }: FormAttempt,
): Promise<string | null | ErrorResult> {
  if (!form.captcha) return null;
  const purpose = { websiteId, formId: form.id, now };
  return (await services.captcha.readProof(captchaKey, purpose)) ?? err('captchaRequired');
}

/** Finds the same submission if it is already stored: the one that used the key, with equal values. */
async function findStoredDuplicate(
  tenant: Tenant,
  { formId }: { readonly formId: string },
  key: SubmissionKey,
  answers: StoredAnswers,
): Promise<SubmittedForm | null> {
  const keyHash = await key.findUsed(tenant);
  if (keyHash === null) return null;
  const stored = await findSubmissionOfKey(tenant, { formId, keyHash });
  return stored !== null && isDeepStrictEqual(stored.values, answers.values)
    ? { submissionId: stored.submissionId }
    : null;
}

/** Why a submission is flagged; the website's hosts are only looked up if there is a sign of spam. */
async function findSpamReason(
  { services, site: { websiteId } }: SubmissionScope,
  attempt: FormAttempt,
  answers: StoredAnswers,
): Promise<string | null> {
  const signs = { ...attempt, ...spamTextsOf(attempt.form, answers.texts) };
  if (spamReason(signs) === null) return null;
  const { appDomain } = services.settings;
  const ownHosts = await withLookup(
    services.database,
    (db) => listSiteHosts(db, websiteId, appDomain),
    'read',
  );
  return spamReason({ ...signs, ownHosts });
}

/** Stores a valid submission, and delivers it unless it is flagged. */
async function storeSubmission(
  scope: SubmissionScope,
  attempt: FormAttempt,
  key: SubmissionKey,
  answers: StoredAnswers,
): Promise<SubmittedForm | ErrorResult> {
  const { services, site, inTenant, now } = scope;
  const { form, page } = attempt;
  const { websiteId } = site;
  const proof = await readCaptchaProof(scope, attempt);
  if (isErrorResult(proof)) return proof;
  // A submission whose key is invalid must not use up the limit of others.
  if (!(await inTenant(key.canUse))) return err('formKeyInvalid');
  const rejected = await findWebsiteLimitError(scope, attempt);
  if (rejected !== null) return rejected;
  const reason = await findSpamReason(scope, attempt, answers);

  const submissionId = services.createId();
  const stored = await inTenant(async (tenant) => {
    const keyHash = await key.use(tenant);
    if (keyHash === null) return null;
    if (proof !== null && !(await takeCaptchaProof(tenant, { proof, now })))
      return err('captchaRequired');
    const submission = {
      websiteId,
      formId: form.id,
      keyHash,
      submissionId,
      answers,
      page,
      now,
    };
    await insertSubmission(tenant, { ...submission, spamReason: reason });
    if (reason === null) {
      const pageTitle = page.title;
      await deliverSubmission({
        tenant,
        site,
        services,
        form,
        submissionId,
        pageTitle,
        answers,
        now,
      });
    }
    return { submissionId };
  });
  services.wakeOutbox();
  return stored ?? err('formKeyInvalid');
}

/**
 * Validates a submission as the browser did and stores it; suspected spam is flagged (FORM-65, FORM-74). A rejected
 * submission, also one beyond the limit of its form (`limitError`), may be stored already: then its response was lost.
 * The same response is returned, and nothing is stored or sent twice.
 */
export async function submitForm(
  scope: SubmissionScope,
  attempt: FormAttempt,
  limitError: ErrorResult | null = null,
): Promise<SubmittedForm | ErrorResult> {
  const { form, values, shortEmailEndings } = attempt;
  const { websiteId, locale } = scope.site;
  const texts = formTextsOf(visitorText(locale));
  const checked = validateSubmission(form, values, { texts, ...formChecks(shortEmailEndings) });
  if (!checked.ok) return limitError ?? err('invalidRequest', { errors: checked.errors });
  const answers = createStoredAnswers(form, checked.payload, locale);
  const key = submissionKey(scope, attempt, answers);
  const result = limitError ?? (await storeSubmission(scope, attempt, key, answers));
  if (!isErrorResult(result)) return result;
  const ids = { websiteId, formId: form.id };
  const duplicate = await scope.inTenant((tenant) =>
    findStoredDuplicate(tenant, ids, key, answers),
  );
  return duplicate ?? result;
}
