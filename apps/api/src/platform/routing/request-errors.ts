import {
  err,
  type ErrorCode,
  type PlacedIssue,
  type ErrorResult,
} from '@sitewright/contracts/errors';
import { visitorText } from '@sitewright/blocks/texts';
import { fieldErrors } from '@sitewright/messages';

/** The error of invalid input, with a message for each field. Default: English. */
export const invalidRequest = (issues: readonly PlacedIssue[], locale = 'en'): ErrorResult =>
  err('invalidRequest', { errors: fieldErrors(visitorText(locale), issues) });

/** Fastify's own errors by code. */
export const errorByFastifyCode: Readonly<Record<string, ErrorCode>> = {
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
