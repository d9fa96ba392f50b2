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
  | { readonly type: 'accepted' }
  | { readonly type: 'refused'; readonly failure: SubmissionFailure }
  /** No field is in error any more. A failure that was about more than fields stays. */
  | { readonly type: 'corrected' };

/** What is to be done after a step. */
export type SubmissionEffect =
  | { readonly type: 'deliver'; readonly values: Readonly<Record<string, unknown>> | undefined }
  | { readonly type: 'complete' }
  | { readonly type: 'resetCaptcha' };

/** A state and what its coming about asks for. */
export interface SubmissionStep {
  readonly state: SubmissionState;
  readonly effect?: SubmissionEffect;
}

/**
 * One step of the life cycle. An event that does not fit the state changes nothing, so a second
 * submit while one is on its way is ignored.
 */
export function transition(state: SubmissionState, event: SubmissionEvent): SubmissionStep {
  const isOnItsWay = state.status === 'submitting';
  if (event.type === 'submit' && !isOnItsWay && state.status !== 'succeeded') {
    return { state: { status: 'submitting' }, effect: { type: 'deliver', values: event.values } };
  }
  if (event.type === 'accepted' && isOnItsWay) {
    return { state: { status: 'succeeded' }, effect: { type: 'complete' } };
  }
  if (event.type === 'refused' && isOnItsWay) {
    return {
      state: { status: 'failed', failure: event.failure },
      effect: { type: 'resetCaptcha' },
    };
  }
  const isOver =
    event.type === 'corrected' &&
    state.status === 'failed' &&
    !state.failure.isAboutMore &&
    !state.failure.unplaced.length;
  return { state: isOver ? { status: 'idle' } : state };
}
