import type { Failure } from '@sitewright/data-layer';
import type { SaveAnswer } from '../autosave/create-autosave.ts';

/** Failures after which the same save is sent again. */
const unanswered: ReadonlySet<string> = new Set([
  'connection',
  'timeout',
  'aborted',
  'internal',
  'unavailable',
  'loginRequired',
  'crumbFail',
  'unparsable',
]);

/** The meaning of a failed save: to be repeated later, or rejected. */
export function failedSave({ kind, status, message, errors, requestId }: Failure): SaveAnswer {
  if (unanswered.has(kind) || status === 429) return { kind: 'unanswered' };
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
