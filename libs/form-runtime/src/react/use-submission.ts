import { useSyncExternalStore } from 'react';
import type { FormEngine } from '../create-form.ts';
import type { SubmissionState } from '../submission/state.ts';

/** Where the submission of a form stands. */
export const useSubmission = (engine: FormEngine): SubmissionState =>
  useSyncExternalStore(engine.subscribe, engine.getState, engine.getState);
