import { bugsIn, type Mutant } from '../mutant.ts';

const bug = bugsIn('apps/api/src/features', 'api');
const unitBug = bugsIn('apps/api/src/features', 'unit');
const libraryBug = bugsIn('libs/form-runtime/src', 'unit');
const pageBug = bugsIn('libs/form-runtime/src', 'browser');

export const forms: readonly Mutant[] = [
  bug(
    'forms/form-keys.queries.ts',
    "where('usedAt', 'is', null),",
    '',
    'forms/submissions.test.ts',
  ),
  bug(
    'forms/form-keys.queries.ts',
    "where.or([where('formId', 'is', null), where('formId', '=', formId)]),",
    '',
    'forms/submissions.test.ts',
  ),
  bug(
    'forms/deliver-submission.ts',
    'if (added === null) return;',
    '',
    'forms/submissions.test.ts',
    'newsletter/unsubscribe.test.ts',
  ),
  bug(
    'newsletter/subscribers.queries.ts',
    "\n        .where('subscribers.unsubscribedAt', 'is not', null)",
    '',
    'forms/submissions.test.ts',
    'newsletter/unsubscribe.test.ts',
  ),
  bug(
    'newsletter/subscribers.queries.ts',
    "\n    .where('subscriberId', '=', subscriberId)\n    .returning",
    '.returning',
    'newsletter/unsubscribe.test.ts',
  ),
  bug(
    'forms/release-submission.ts',
    'if (!(await clearSpamReason(tenant, submissionId))) return null;',
    'await clearSpamReason(tenant, submissionId);',
    'forms/spam.test.ts',
  ),
  bug(
    'forms/form-return.ts',
    'return value?.formId === formId ? { ...value, ...blockOf(query) } : undefined;',
    'return value === undefined ? undefined : { ...value, ...blockOf(query) };',
    'forms/post-form.test.ts',
  ),
  bug(
    'forms/submit-form.ts',
    'submissions ${scope.site.websiteId} ${formId} ${addressBlock(scope.address)}',
    'submissions ${formId}',
    'forms/submissions.test.ts',
    '/apps/api/src/access/keyed-limits.test.ts',
  ),
  bug(
    '/apps/api/src/platform/outbox/outbox.queries.ts',
    'nextAt: new Date(now.getTime() + leaseMs)',
    'nextAt: now',
    '/apps/api/src/platform/outbox/deliver-due.test.ts',
  ),
  bug(
    '/apps/api/src/platform/outbox/outbox.queries.ts',
    "nextAt === null ? { state: 'failed' as const } : { nextAt }",
    'nextAt === null ? {} : { nextAt }',
    '/apps/api/src/platform/outbox/deliver-due.test.ts',
  ),
  unitBug(
    'forms/spam.ts',
    'score < spamRules.threshold',
    'score <= spamRules.threshold',
    'forms/spam.unit.test.ts',
  ),
  libraryBug(
    'fields/date/date.ts',
    'Date.UTC(year, month, 0)',
    'Date.UTC(year, month - 1, 0)',
    'fields/date/date.test.ts',
  ),
  libraryBug(
    'check-field.ts',
    "    .join('')\n    .trim();",
    "    .join('');",
    'validate-submission.test.ts',
    'create-form.test.ts',
  ),
  libraryBug(
    'submission/state.ts',
    "if (status !== 'submitting') return state;",
    ';',
    'submission/state.test.ts',
  ),
  libraryBug('counter.ts', 'Array.from(text).length', 'text.length', 'counter.test.ts'),
  pageBug(
    'dom/lock.ts',
    'if (element.contains(focused)) (focused as HTMLElement).focus();',
    '',
    'dom/enhance-form.browser.test.ts',
  ),
  pageBug(
    'dom/field-errors.ts',
    "set(control, 'aria-invalid', error && 'true');",
    "control.setAttribute('aria-invalid', 'true');",
    'dom/enhance-form.browser.test.ts',
  ),
];
