import { useSyncExternalStore } from 'react';
import type { FormEngine } from '../create-form.ts';
import type { SubmissionState } from '../submission/state.ts';

/** The state of a form's submission. */
export const useSubmission = (engine: FormEngine): SubmissionState =>
  useSyncExternalStore(engine.subscribe, engine.getState, engine.getState);
