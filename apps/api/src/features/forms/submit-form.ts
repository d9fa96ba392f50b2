import { isDeepStrictEqual } from 'node:util';
import { formChecks, formTextsOf, visitorText } from '@sitewright/blocks/words';
import { isRefusal, refuse, type Refusal } from '@sitewright/contracts/errors';
import { validateSubmission } from '@sitewright/form-runtime';
import type { TenantTransaction } from '../../platform/database/index.ts';
import type { HostedSite } from '../../platform/hosts/host-table.ts';
import { limitRefusal } from '../../platform/limits/limit-refusal.ts';
import { addressBlock } from '../../platform/server/address-block.ts';
import { hashToken, signParts } from '../../platform/security/token.ts';
import type { Services } from '../../platform/services.ts';
import { answersOf } from './answers-of.ts';
import { deliverSubmission } from './deliver-submission.ts';
import { insertFormKey, isFormKeyGood, takeCaptchaProof, useFormKey } from './form-keys.queries.ts';
import type { FormToSubmit } from './form-to-submit.ts';
import { spamReason, spamTextsOf } from './spam.ts';
import {
  addressSubmissionLimit,
  submissionLimit,
  websiteSubmissionLimit,
} from './submission-limit.ts';
import {
  findSubmissionOfKey,
  insertSubmission,
  type StoredAnswers,
  type SubmissionPage,
} from './submissions.queries.ts';

/** One try to submit a form, however it reached the server. */
export interface FormAttempt extends FormToSubmit {
  /** By field id, as they arrived. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly page: SubmissionPage;
  /** The key that came with it; null for a plain form, whose key the server makes and uses itself: see `plainKeys`. */
  readonly key: string | null;
  readonly captchaKey: string | undefined;
  readonly trap: string;
  readonly filledInMs: number | undefined;
}

/** A submission that is stored. */
export interface SubmittedForm {
  readonly submissionId: string;
}

export interface SubmissionScope {
  readonly services: Services;
  readonly site: HostedSite;
  readonly inTenant: <T>(work: (trx: TenantTransaction) => Promise<T>) => Promise<T>;
  readonly address: string;
  readonly now: Date;
}

/** FORM-75. Counted before anything else, so that refused tries count as well. */
export function submissionLimitRefusal(
  scope: SubmissionScope,
  formId: string,
): Promise<Refusal | null> {
  const key = `submissions ${scope.site.websiteId} ${formId} ${addressBlock(scope.address)}`;
  return limitRefusal(scope, { ...submissionLimit, key }, 'submissionRateLimited');
}

/** Of what is about to be stored. Where a captcha was computed, the work limits how many there are. */
async function websiteLimitRefusal(
  scope: SubmissionScope,
  { form }: FormAttempt,
): Promise<Refusal | null> {
  if (form.captcha) return null;
  const key = `submissions ${scope.site.websiteId}`;
  const ofAddress = { ...addressSubmissionLimit, key: `${key} ${addressBlock(scope.address)}` };
  return (
    (await limitRefusal(scope, ofAddress, 'submissionRateLimited')) ??
    (await limitRefusal(scope, { ...websiteSubmissionLimit, key }, 'submissionRateLimited'))
  );
}

/** FORM-79: the proof that the form asks for, null where it asks for none, a refusal where there is none. */
async function readCaptchaProof(
  { services, site: { websiteId }, now }: SubmissionScope,
  { form, captchaKey = '' }: FormAttempt,
): Promise<string | null | Refusal> {
  if (!form.captcha) return null;
  const purpose = { websiteId, formId: form.id, now };
  return (await services.captcha.readProof(captchaKey, purpose)) ?? refuse('captchaRequired');
}

/**
 * The submission that came under this key before: an answer that was lost on its way is given again, and nothing is
 * stored or sent twice. Null when nothing came, or something else.
 */
async function findSentBefore(
  trx: TenantTransaction,
  key: { readonly websiteId: string; readonly formId: string; readonly keyHash: Uint8Array },
  answers: StoredAnswers,
): Promise<SubmittedForm | null> {
  const before = await findSubmissionOfKey(trx, key);
  return before !== null && isDeepStrictEqual(before.values, answers.values)
    ? { submissionId: before.submissionId }
    : null;
}

/** Within this time the same answers of a plain form from one address are one submission: a button pressed twice. */
const plainKeyMs = 10_000;

/** The keys under which a plain form can have been sent just now; the first is the one to store it under. */
function plainKeys(
  { services, site, address, now }: SubmissionScope,
  { form, page }: FormAttempt,
  { values }: StoredAnswers,
): readonly string[] {
  const turn = Math.floor(now.getTime() / plainKeyMs);
  const parts = [site.websiteId, form.id, page.path, addressBlock(address), JSON.stringify(values)];
  const { secret } = services.settings;
  return [turn, turn - 1].map((each) => signParts(secret, 'plainForm', ...parts, `${each}`));
}

/**
 * Checks a submission as the browser did and stores it, always: what looks like spam is flagged (FORM-65, FORM-74).
 * Beyond the limit of its form (`beyondLimit`) only a submission that is stored already is answered.
 */
export async function submitForm(
  scope: SubmissionScope,
  attempt: FormAttempt,
  beyondLimit: Refusal | null = null,
): Promise<SubmittedForm | Refusal> {
  const { form, values, page } = attempt;
  const { services, site, now } = scope;
  const { websiteId } = site;
  const texts = formTextsOf(visitorText(site.locale));
  const checks = formChecks(attempt.shortEmailEndings);
  const checked = validateSubmission(form, values, { texts, ...checks });
  if (!checked.ok) return beyondLimit ?? refuse('invalidRequest', { errors: checked.errors });
  const answers = answersOf(form, checked.payload);
  const [keyHash, ...formerHashes] = (
    attempt.key === null ? plainKeys(scope, attempt, answers) : [attempt.key]
  ).map(hashToken);
  const key = { websiteId, keyHash: keyHash!, formId: form.id, now };

  const findBefore = async (trx: TenantTransaction) => {
    for (const hash of [key.keyHash, ...formerHashes]) {
      const before = await findSentBefore(trx, { ...key, keyHash: hash }, answers);
      if (before !== null) return before;
    }
    return null;
  };
  const sentBefore = () => scope.inTenant(findBefore);
  if (beyondLimit !== null) return (await sentBefore()) ?? beyondLimit;
  if (attempt.key === null) {
    const before = await sentBefore();
    if (before !== null) return before;
  }
  const proof = await readCaptchaProof(scope, attempt);
  if (isRefusal(proof)) return (await sentBefore()) ?? proof;
  // What cannot be stored counts for nobody else.
  if (attempt.key !== null && !(await scope.inTenant((trx) => isFormKeyGood(trx, key))))
    return (await sentBefore()) ?? refuse('formKeyRefused');
  const refused = await websiteLimitRefusal(scope, attempt);
  if (refused !== null) return (await sentBefore()) ?? refused;
  const reason = spamReason({ ...attempt, ...spamTextsOf(form, answers.texts) });

  const submissionId = services.createId();
  const stored = await scope.inTenant(async (trx) => {
    const isFirst =
      attempt.key === null
        ? await insertFormKey(trx, { ...key, isUsed: true })
        : await useFormKey(trx, key);
    if (!isFirst) return (await findBefore(trx)) ?? refuse('formKeyRefused');
    if (proof !== null && !(await takeCaptchaProof(trx, { websiteId, proof, now })))
      return refuse('captchaRequired');
    const submission = { ...key, submissionId, answers, page };
    await insertSubmission(trx, { ...submission, spamReason: reason });
    if (reason === null) {
      const pageTitle = page.title;
      await deliverSubmission({ trx, site, services, form, submissionId, pageTitle, answers, now });
    }
    return { submissionId };
  });
  services.wakeOutbox();
  return stored;
}
