import type { DialogAnswer } from './dialog-style.ts';
import type { DialogEvent } from './options.ts';

/** Where a dialog is in its life; `gone` is the end of it. */
export type DialogState = 'shown' | 'hiding' | 'gone';

/** What can happen to a dialog: an answer, a wish that it went, and that it has faded. */
export type DialogInput = DialogAnswer | 'hide' | 'hidden';

/** What has to be done, in this order: tell of an event, begin to fade, take the dialog out of the page. */
export type DialogEffect =
  | { readonly type: 'tell'; readonly event: DialogEvent }
  | { readonly type: 'fade' }
  | { readonly type: 'destroy' };

/** A step of a dialog. */
export interface DialogStep {
  readonly state: DialogState;
  readonly effects: readonly DialogEffect[];
}

/** One step: each answer hides the dialog, and what comes after the first one comes too late. */
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
