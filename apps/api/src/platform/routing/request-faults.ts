import { refuse, type ErrorCode, type Refusal } from '@sitewright/contracts/errors';
import type * as z from 'zod';

/** The commonest faults as people are told of them; all others in the schema's own words. */
function sentenceOf(issue: z.core.$ZodIssue): string {
  const isMissing = issue.code === 'too_small' && issue.origin === 'string' && issue.minimum === 1;
  if (isMissing) return 'This field is required.';
  return issue.code === 'invalid_format' && issue.format === 'email'
    ? 'Email is not valid. Email addresses should follow the format name@example.com.'
    : issue.message;
}

/** The first message of each field, by its path. */
export const fieldErrors = (issues: readonly z.core.$ZodIssue[]): Record<string, string> =>
  Object.fromEntries(
    issues.toReversed().map((issue) => [issue.path.join('.') || 'body', sentenceOf(issue)]),
  );

export const invalidRequest = (issues: readonly z.core.$ZodIssue[]): Refusal =>
  refuse('invalidRequest', { errors: fieldErrors(issues) });

/** Fastify's own complaints by their code. */
export const refusalByFastifyCode: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedMediaType',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformedRequest',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformedRequest',
  FST_ERR_BAD_URL: 'malformedRequest',
  FST_ERR_MAX_PARAM_LENGTH: 'malformedRequest',
  FST_REQ_FILE_TOO_LARGE: 'fileTooLarge',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupportedMediaType',
  FST_FILES_LIMIT: 'malformedRequest',
};
