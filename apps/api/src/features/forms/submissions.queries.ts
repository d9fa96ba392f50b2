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
      submissionId: submission.submissionId,
      formId: submission.formId,
      keyHash: submission.keyHash,
      answers: JSON.stringify(submission.answers),
      page: JSON.stringify(submission.page),
      spamReason: submission.spamReason,
      createdAt: submission.now,
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
    .where('formId', '=', formId)
    .where('keyHash', '=', keyHash)
    .select(['submissionId', 'answers'])
    .executeTakeFirst();
  return row === undefined
    ? null
    : { submissionId: row.submissionId, values: (row.answers as StoredAnswers).values };
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
        .onRef('forms.websiteId', '=', 'submissions.websiteId')
        .onRef('forms.formId', '=', 'submissions.formId'),
    )
    .select(['submissions.submissionId', 'submissions.formId', 'submissions.answers'])
    .select(['submissions.page', 'submissions.spamReason', 'submissions.createdAt'])
    .select('forms.definition');

type Row = Awaited<ReturnType<ReturnType<typeof submissionsOf>['execute']>>[number];

const toSubmissionRow = (row: Row): SubmissionRow => ({
  submissionId: row.submissionId,
  formId: row.formId,
  formName: (row.definition as { readonly name: string }).name,
  answers: row.answers as StoredAnswers,
  page: row.page as SubmissionPage,
  spamReason: row.spamReason,
  createdAt: row.createdAt,
});

export interface SubmissionFilter {
  readonly formId?: string | undefined;
  readonly isSpam?: boolean | undefined;
}

function filteredSubmissions(tenant: Tenant, { formId, isSpam }: SubmissionFilter) {
  let query = submissionsOf(tenant);
  if (formId !== undefined) query = query.where('submissions.formId', '=', formId);
  if (isSpam !== undefined)
    query = query.where('submissions.spamReason', isSpam ? 'is not' : 'is', null);
  return query;
}

export const countSubmissions = (tenant: Tenant, filter: SubmissionFilter): Promise<number> =>
  countRows(filteredSubmissions(tenant, filter));

interface SubmissionRange extends SubmissionFilter {
  /** A submission id: only submissions created before it are listed. */
  readonly below: string | undefined;
  readonly limit: number;
}

/** Newest first. */
export async function listSubmissionRows(
  tenant: Tenant,
  { below, limit, ...filter }: SubmissionRange,
): Promise<SubmissionRow[]> {
  let query = filteredSubmissions(tenant, filter);
  if (below !== undefined) query = query.where('submissions.submissionId', '<', below);
  const rows = await query.orderBy('submissions.submissionId', 'desc').limit(limit).execute();
  return rows.map(toSubmissionRow);
}

export async function findSubmission(
  tenant: Tenant,
  submissionId: string,
): Promise<SubmissionRow | null> {
  const row = await submissionsOf(tenant)
    .where('submissions.submissionId', '=', submissionId)
    .executeTakeFirst();
  return row === undefined ? null : toSubmissionRow(row);
}

/** Clears the spam flag of a submission; false if it was not flagged. */
export async function clearSpamReason(tenant: Tenant, submissionId: string): Promise<boolean> {
  const [result] = await tenant
    .updateTable('submissions')
    .set({ spamReason: null })
    .where('submissionId', '=', submissionId)
    .where('spamReason', 'is not', null)
    .execute();
  return result !== undefined && result.numUpdatedRows > 0n;
}
