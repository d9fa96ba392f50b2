import { longestHideMs, type DialogOptions } from '../options.ts';
import { transition, type DialogEffect, type DialogInput, type DialogState } from '../state.ts';
import { createDialog } from './create-dialog.ts';

/** The page that contains a dialog. */
export interface DialogHost {
  readonly window: Window;
  /** Makes Escape cancel the dialog; returns a function that undoes this. Default: the browser's own behavior. */
  readonly registerEscape?: ((target: { readonly close: () => void }) => () => void) | undefined;
  /** Gets the focus after the dialog. Default: the previously focused element. */
  readonly opener?: HTMLElement | undefined;
}

/** An open dialog. */
export interface Dialog {
  /** Hides it without an answer. */
  readonly hide: () => void;
}

/**
 * Opens a modal dialog: the page below is inert, and the focus returns to the opener. Escape and a click beside it
 * cancel it. After its first answer it is hidden and removed.
 *
 * @example
 * openDialog(
 * { style: 'confirm-or-cancel', title: 'Delete', message: 'Delete this page?', onEvent: (event) => … },
 * { window },
 * );
 */
export function openDialog(options: DialogOptions, host: DialogHost): Dialog {
  const { window: view, registerEscape } = host;
  const { document } = view;
  const { activeElement } = document;
  const opener = host.opener ?? (activeElement as HTMLElement | null);
  const { dialog, panel } = createDialog(document, options, (answer) => handle(answer));
  let state: DialogState = 'shown';

  function handle(input: DialogInput): void {
    const step = transition(state, input);
    state = step.state;
    for (const effect of step.effects) perform(effect);
  }

  function perform(effect: DialogEffect): void {
    if (effect.type === 'tell') {
      options.onEvent?.(effect.event);
    } else if (effect.type === 'fade') {
      dialog.dataset['hiding'] = '';
      const prefersReducedMotion = view.matchMedia('(prefers-reduced-motion: reduce)').matches;
      view.setTimeout(() => handle('hidden'), prefersReducedMotion ? 0 : longestHideMs);
    } else {
      unregister?.();
      dialog.close();
      dialog.remove();
      opener?.focus();
    }
  }

  const cancel = () => handle('cancel');
  const unregister = registerEscape?.({ close: cancel });
  dialog.addEventListener('transitionend', ({ target }) => {
    if (target === dialog) handle('hidden');
  });
  // The browser's own closing would skip the animation and the answer.
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    cancel();
  });
  // Browsers fire no cancel event before the first interaction with the page.
  dialog.addEventListener('close', () => {
    cancel();
    handle('hidden');
  });
  // The start of a press counts: selecting text and releasing the mouse beside the panel does not close it.
  dialog.addEventListener('pointerdown', ({ target }) => {
    if (!panel.contains(target as Node)) cancel();
  });
  document.body.append(dialog);
  dialog.showModal();
  options.onEvent?.('show');
  return { hide: () => handle('hide') };
}
