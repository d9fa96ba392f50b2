import { controlName } from '../field-rules.ts';
import { oneLine } from '../one-line.ts';

/** A value that the visitor does not see. Nobody can fill it in, so it is never required. */
export const hidden = oneLine({
  controls: (field) => [{ name: controlName(field), required: false }],
});
