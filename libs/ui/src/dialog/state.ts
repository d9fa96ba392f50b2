import type { DialogAnswer } from './dialog-style.ts';
import type { DialogEvent } from './options.ts';

/** The life cycle of a dialog; `gone` means removed. */
export type DialogState = 'shown' | 'hiding' | 'gone';

/** Inputs of a dialog: an answer, a request to hide it, and the end of its animation. */
export type DialogInput = DialogAnswer | 'hide' | 'hidden';

/** Effects, in this order: report an event, start the fade-out, remove the dialog. */
export type DialogEffect =
  | { readonly type: 'tell'; readonly event: DialogEvent }
  | { readonly type: 'fade' }
  | { readonly type: 'destroy' };

/** A state with its effects. */
export interface DialogStep {
  readonly state: DialogState;
  readonly effects: readonly DialogEffect[];
}

/** The next state. The first answer hides the dialog; later inputs are ignored, except the end of its animation. */
export function transition(state: DialogState, input: DialogInput): DialogStep {
  if (state === 'shown' && input !== 'hidden') {
    const events: readonly DialogEffect[] =
      input === 'hide' ? [] : [{ type: 'tell', event: input }];
    return { state: 'hiding', effects: [...events, { type: 'fade' }] };
  }
  if (state === 'hiding' && input === 'hidden') {
    return { state: 'gone', effects: [{ type: 'destroy' }, { type: 'tell', event: 'hide' }] };
  }
  return { state, effects: [] };
}
