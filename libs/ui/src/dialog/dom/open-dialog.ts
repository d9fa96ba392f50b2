import { longestHideMs, type DialogOptions } from '../options.ts';
import { transition, type DialogEffect, type DialogInput, type DialogState } from '../state.ts';
import { createDialog } from './create-dialog.ts';

/** The page that a dialog opens in. */
export interface DialogHost {
  readonly window: Window;
  /** Makes Escape cancel the dialog; answers how to take that back. Default: the browser's own way. */
  readonly registerEscape?: ((target: { readonly close: () => void }) => () => void) | undefined;
  /** Gets the focus when the dialog is gone. Default: what had it before. */
  readonly opener?: HTMLElement | undefined;
}

/** An open dialog. */
export interface Dialog {
  /** Hides it without an answer. */
  readonly hide: () => void;
}

/**
 * Opens a dialog over the page. It is modal: what lies below is inert, and the focus comes back to the opener. Escape
 * and a press beside it cancel; after its one answer it hides and is gone.
 *
 * @example
 * openDialog(
 *   { style: 'confirm-or-cancel', title: 'Delete', message: 'Delete this page?', onEvent: (event) => … },
 *   { window },
 * );
 */
export function openDialog(options: DialogOptions, host: DialogHost): Dialog {
  const { window: view, registerEscape } = host;
  const { document } = view;
  const { activeElement } = document;
  const opener = host.opener ?? (activeElement as HTMLElement | null);
  const { dialog, panel } = createDialog(document, options, (answer) => take(answer));
  let state: DialogState = 'shown';

  function take(input: DialogInput): void {
    const step = transition(state, input);
    state = step.state;
    for (const effect of step.effects) perform(effect);
  }

  function perform(effect: DialogEffect): void {
    if (effect.type === 'tell') {
      options.onEvent?.(effect.event);
    } else if (effect.type === 'fade') {
      dialog.dataset['hiding'] = '';
      const isStill = view.matchMedia('(prefers-reduced-motion: reduce)').matches;
      view.setTimeout(() => take('hidden'), isStill ? 0 : longestHideMs);
    } else {
      unregister?.();
      dialog.close();
      dialog.remove();
      opener?.focus();
    }
  }

  const cancel = () => take('cancel');
  const unregister = registerEscape?.({ close: cancel });
  dialog.addEventListener('transitionend', ({ target }) => {
    if (target === dialog) take('hidden');
  });
  // The browser's own way to close would skip the fade and the answer.
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    cancel();
  });
  // Nor does it ask where nobody has touched the page yet.
  dialog.addEventListener('close', () => {
    cancel();
    take('hidden');
  });
  // Where a press began counts: who marks words and lets go beside the panel means the words.
  dialog.addEventListener('pointerdown', ({ target }) => {
    if (!panel.contains(target as Node)) cancel();
  });
  document.body.append(dialog);
  dialog.showModal();
  options.onEvent?.('show');
  return { hide: () => take('hide') };
}
