/** Why a submission failed, in words for the visitor. */
export interface SubmissionFailure {
  /** What is wrong with the form as a whole. */
  readonly message: string;
  /** What is wrong with single fields, by field id. */
  readonly errors: Readonly<Record<string, string>>;
  /** Errors that belong to no field of the form; shown at its top, not lost. */
  readonly unplaced: readonly string[];
  /** Whether `message` is about more than fields, so that it stays when they are corrected. Default: false. */
  readonly isAboutMore?: boolean | undefined;
}

/** The life of a submission. */
export type SubmissionState =
  | { readonly status: 'idle' }
  | { readonly status: 'submitting' }
  | { readonly status: 'succeeded' }
  | { readonly status: 'failed'; readonly failure: SubmissionFailure };

/** What can happen to it. The values of a submit are absent when reading them failed. */
export type SubmissionEvent =
  | { readonly type: 'submit'; readonly values: Readonly<Record<string, unknown>> | undefined }
  /** The outcome is known; without a failure it was accepted. */
  | { readonly type: 'settled'; readonly failure: SubmissionFailure | undefined }
  /** No field is in error any more. A failure that was about more than fields stays. */
  | { readonly type: 'corrected' };

/**
 * One step of the life cycle. An event that does not fit the state changes nothing, so a second
 * submit while one is on its way is ignored.
 */
export function transition(state: SubmissionState, event: SubmissionEvent): SubmissionState {
  const { status } = state;
  if (event.type === 'submit')
    return status === 'idle' || status === 'failed' ? { status: 'submitting' } : state;
  if (event.type === 'corrected')
    return status === 'failed' && !state.failure.isAboutMore && !state.failure.unplaced.length
      ? { status: 'idle' }
      : state;
  if (status !== 'submitting') return state;
  const { failure } = event;
  return failure ? { status: 'failed', failure } : { status: 'succeeded' };
}
