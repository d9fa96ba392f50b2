/** Why a submission failed, in texts for the visitor. */
export interface SubmissionFailure {
  /** The error of the form as a whole. */
  readonly message: string;
  /** Errors of single fields, by field id. */
  readonly errors: Readonly<Record<string, string>>;
  /** Errors of unknown fields; shown at the top of the form. */
  readonly unplaced: readonly string[];
  /** Whether `message` is about more than fields, so that it stays when they are corrected. Default: false. */
  readonly isAboutMore?: boolean | undefined;
}

/** The life cycle of a submission. */
export type SubmissionState =
  | { readonly status: 'idle' }
  | { readonly status: 'submitting' }
  | { readonly status: 'succeeded' }
  | { readonly status: 'failed'; readonly failure: SubmissionFailure };

/** Events of a submission. The values of a submit are absent if reading them failed. */
export type SubmissionEvent =
  | { readonly type: 'submit'; readonly values: Readonly<Record<string, unknown>> | undefined }
  /** The result is known; without a failure the submission was accepted. */
  | { readonly type: 'settled'; readonly failure: SubmissionFailure | undefined }
  /** The last field error is fixed. A failure about more than fields stays. */
  | { readonly type: 'corrected' };

/**
 * One step of the life cycle. Ignores an event that is invalid in the current state, such as a second submit during a
 * submission.
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
