import { controlName } from '../field-rules.ts';
import { oneLine } from '../one-line.ts';

/** An invisible value. Visitors cannot fill it in, so it is never required. */
export const hidden = oneLine({
  controls: (field) => [{ name: controlName(field), required: false }],
});
