import type { Failure } from '@sitewright/data-layer';
import type { SaveAnswer } from '../autosave/create-autosave.ts';

/** Kinds of failure after which the same save is sent again. */
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

/** What a failed save means: to be sent again later, or refused for good. */
export const failedSave = ({ kind, status, message }: Failure): SaveAnswer =>
  unanswered.has(kind) || status === 429
    ? { kind: 'unanswered' }
    : { kind: 'refused', message, isConflict: status === 409 };
