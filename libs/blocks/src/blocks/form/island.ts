import type { IslandStart } from '../../kit/block/island.ts';
import { addDatePickers } from './date-picker.ts';
import { formChecks } from './form-checks.ts';
import { leaveNumberOnWheel } from './leave-number-on-wheel.ts';
import { startForm, type FormKinds } from './start-form.ts';

const allKinds: FormKinds = {
  checks: formChecks,
  enhanceFields: (form, { dateLabel }, signal) => {
    leaveNumberOnWheel(form, signal);
    if (dateLabel !== undefined) signal.addEventListener('abort', addDatePickers(form, dateLabel));
  },
};

/** Validates and submits a form without leaving the page. */
export const start: IslandStart = (root, runtime) => startForm(root, runtime, allKinds);
