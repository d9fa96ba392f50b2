import type { Submission } from '@sitewright/contracts/entities';
import type { FormValues } from '@sitewright/form-runtime';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Tenant } from '../../platform/database/index.ts';

/** The page of the form, as reported by the browser. */
export interface SubmissionPage {
  readonly path: string;
  readonly title: string;
  readonly pageId: string;
  readonly contentSource: 'i' | 'c' | null;
  readonly permissionType: number | null;
  readonly collectionId: string;
  readonly objectName: string;
  readonly isOverlayForm: boolean;
  readonly submitButtonText: string;
}

/** The answers: the validated values, and their formatted texts with the labels at that time. */
export interface StoredAnswers {
  readonly values: FormValues;
  readonly texts: Submission['answers'];
}

export interface NewSubmission {
  readonly submissionId: string;
  readonly formId: string;
  readonly keyHash: Uint8Array;
  readonly answers: StoredAnswers;
  readonly page: SubmissionPage;
  readonly spamReason: string | null;
  readonly now: Date;
}

export async function insertSubmission(tenant: Tenant, submission: NewSubmission): Promise<void> {
  await tenant
    .insertInto('submissions')
    .values({
      submission_id: submission.submissionId,
      form_id: submission.formId,
      key_hash: submission.keyHash,
      answers: JSON.stringify(submission.answers),
      page: JSON.stringify(submission.page),
      spam_reason: submission.spamReason,
      created_at: submission.now,
    })
    .execute();
}

/** The submission that used a key, in any state; null if there is none. */
export async function findSubmissionOfKey(
  tenant: Tenant,
  { formId, keyHash }: Pick<NewSubmission, 'formId' | 'keyHash'>,
): Promise<{ readonly submissionId: string; readonly values: FormValues } | null> {
  const row = await tenant
    .selectFrom('submissions')
    .where('form_id', '=', formId)
    .where('key_hash', '=', keyHash)
    .select(['submission_id', 'answers'])
    .executeTakeFirst();
  return row === undefined
    ? null
    : { submissionId: row.submission_id, values: (row.answers as StoredAnswers).values };
}

export interface SubmissionRow {
  readonly submissionId: string;
  readonly formId: string;
  readonly formName: string;
  readonly answers: StoredAnswers;
  readonly page: SubmissionPage;
  readonly spamReason: string | null;
  readonly createdAt: Date;
}

const submissionsOf = (tenant: Tenant) =>
  tenant
    .selectFrom('submissions')
    .innerJoin('forms', (join) =>
      join
        .onRef('forms.website_id', '=', 'submissions.website_id')
        .onRef('forms.form_id', '=', 'submissions.form_id'),
    )
    .select(['submissions.submission_id', 'submissions.form_id', 'submissions.answers'])
    .select(['submissions.page', 'submissions.spam_reason', 'submissions.created_at'])
    .select('forms.definition');

type Row = Awaited<ReturnType<ReturnType<typeof submissionsOf>['execute']>>[number];

const toSubmissionRow = (row: Row): SubmissionRow => ({
  submissionId: row.submission_id,
  formId: row.form_id,
  formName: (row.definition as { readonly name: string }).name,
  answers: row.answers as StoredAnswers,
  page: row.page as SubmissionPage,
  spamReason: row.spam_reason,
  createdAt: row.created_at,
});

export interface SubmissionFilter {
  readonly formId?: string | undefined;
  readonly isSpam?: boolean | undefined;
}

function filteredSubmissions(tenant: Tenant, { formId, isSpam }: SubmissionFilter) {
  let query = submissionsOf(tenant);
  if (formId !== undefined) query = query.where('submissions.form_id', '=', formId);
  if (isSpam !== undefined)
    query = query.where('submissions.spam_reason', isSpam ? 'is not' : 'is', null);
  return query;
}

export const countSubmissions = (tenant: Tenant, filter: SubmissionFilter): Promise<number> =>
  countRows(filteredSubmissions(tenant, filter));

interface SubmissionPart extends SubmissionFilter {
  /** Only those created before this one. */
  readonly below: string | undefined;
  readonly limit: number;
}

/** Newest first. */
export async function listSubmissionRows(
  tenant: Tenant,
  { below, limit, ...filter }: SubmissionPart,
): Promise<SubmissionRow[]> {
  let query = filteredSubmissions(tenant, filter);
  if (below !== undefined) query = query.where('submissions.submission_id', '<', below);
  const rows = await query.orderBy('submissions.submission_id', 'desc').limit(limit).execute();
  return rows.map(toSubmissionRow);
}

export async function findSubmission(
  tenant: Tenant,
  submissionId: string,
): Promise<SubmissionRow | null> {
  const row = await submissionsOf(tenant)
    .where('submissions.submission_id', '=', submissionId)
    .executeTakeFirst();
  return row === undefined ? null : toSubmissionRow(row);
}

/** False if it was not flagged. */
export async function clearSpamReason(tenant: Tenant, submissionId: string): Promise<boolean> {
  const [result] = await tenant
    .updateTable('submissions')
    .set({ spam_reason: null })
    .where('submission_id', '=', submissionId)
    .where('spam_reason', 'is not', null)
    .execute();
  return result !== undefined && result.numUpdatedRows > 0n;
}
