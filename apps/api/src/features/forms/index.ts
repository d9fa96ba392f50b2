import type { Route } from '../../platform/routing/define-route.ts';
import { createCaptchaChallengeRoute } from './create-captcha-challenge.ts';
import { createFormRoute } from './create-form.ts';
import { createSubmissionKeyRoute } from './create-submission-key.ts';
import { listFormsRoute } from './list-forms.ts';
import { listSubmissionsRoute } from './list-submissions.ts';
import { postFormRoute } from './post-form.ts';
import { releaseSubmissionRoute } from './release-submission.ts';
import { saveSubmissionRoute } from './save-submission.ts';
import { writeFormRoute } from './write-form.ts';

/** Forms: submissions of visitors, and the forms and inboxes of owners. */
export const formRoutes: readonly Route[] = [
  createSubmissionKeyRoute,
  createCaptchaChallengeRoute,
  saveSubmissionRoute,
  postFormRoute,
  listFormsRoute,
  createFormRoute,
  writeFormRoute,
  listSubmissionsRoute,
  releaseSubmissionRoute,
];
