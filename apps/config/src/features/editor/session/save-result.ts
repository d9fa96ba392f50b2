import type { Failure } from '@sitewright/data-layer';
import type { SaveResult } from '../autosave/create-autosave.ts';

/** Kinds of failures after which the same save is sent again. */
const retryableKinds: ReadonlySet<string> = new Set([
  'connection',
  'timeout',
  'aborted',
  'internal',
  'unavailable',
  'loginRequired',
  'crumbFail',
  'unparsable',
]);

/** Classifies a failed save: `unanswered` is sent again later, `rejected` is not. */
export function failedSave({ kind, status, message, errors, requestId }: Failure): SaveResult {
  if (retryableKinds.has(kind) || status === 429) return { kind: 'unanswered' };
  const isConflict = status === 409;
  return {
    kind: 'rejected',
    isConflict,
    ...(requestId === undefined ? {} : { requestId }),
    message: isConflict
      ? 'Another person changed this page. It was loaded again, with as many of your changes as possible.'
      : (Object.values(errors ?? {})[0] ?? message),
  };
}
