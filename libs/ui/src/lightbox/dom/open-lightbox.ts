import { hasMeta, type LightboxItem } from '../lightbox-item.ts';
import { lightboxDefaults, lightboxTimings, type LightboxOptions } from '../options.ts';
import { openingLightbox, transition, type LightboxEffect, type LightboxEvent } from '../state.ts';
import { createContent } from './create-content.ts';
import { createControls } from './create-controls.ts';
import { enterHistory } from './enter-history.ts';
import { listenToInput } from './listen-to-input.ts';
import { createPictureLoader } from './load-pictures.ts';
import { playMove } from './play-move.ts';
import { showFailure } from './show-failure.ts';
import { showCaption } from './show-caption.ts';

/** The page of a lightbox. */
export interface LightboxHost {
  readonly window: Window;
  /** Makes Escape close the lightbox; returns a function that undoes this. */
  readonly registerEscape?: ((target: { readonly close: () => void }) => () => void) | undefined;
  /** Gets the focus after the lightbox. Default: the previously focused element. */
  readonly opener?: HTMLElement | undefined;
  /** Called for each item that is shown. */
  readonly onChange?: ((index: number) => void) | undefined;
  /** Called with a message for each image that failed to load. Default: ignored. */
  readonly log?: ((message: string) => void) | undefined;
  /** Called after the lightbox and all its listeners are removed. */
  readonly onDestroy?: (() => void) | undefined;
}

/** An open lightbox. */
export interface Lightbox {
  readonly close: () => void;
  readonly next: () => void;
  readonly previous: () => void;
}

/**
 * Opens a set of images in a modal dialog: the overlay appears first, then content and controls. The page below is
 * inert, and the focus returns to the opener. Back closes it. Undefined for an empty set.
 *
 * @example
 * openLightbox(items, { currentSetIndex: 2, theme: 'light' }, { window, opener });
 */
export function openLightbox(
  items: readonly LightboxItem[],
  options: LightboxOptions,
  host: LightboxHost,
): Lightbox | undefined {
  if (items.length === 0) return undefined;
  const { window: view } = host;
  const { document } = view;
  const {
    currentSetIndex = lightboxDefaults.currentSetIndex,
    speed = lightboxDefaults.speed,
    theme = lightboxDefaults.theme,
    historyHash = lightboxDefaults.historyHash,
    historyEntry = lightboxDefaults.historyEntry,
  } = options;
  const labels = { ...lightboxDefaults.labels, ...options.labels };
  const controls = { ...lightboxDefaults.controls, ...options.controls };
  const send = (event: LightboxEvent) => dispatch(event);
  const parts = createControls({ document, labels, controls, count: items.length, send });
  const { dialog, stage } = parts;
  const pictures = createPictureLoader(view, host.log ?? (() => {}));
  const reducedMotion = view.matchMedia('(prefers-reduced-motion: reduce)');
  let state = openingLightbox(Math.min(Math.max(currentSetIndex, 0), items.length - 1));

  function dispatch(event: LightboxEvent): void {
    const step = transition(state, event, items.length);
    state = step.state;
    for (const effect of step.effects) perform(effect);
  }

  function present(index: number, from: 'start' | 'end' | 'nowhere'): void {
    const item = items[index];
    if (item === undefined) return;
    const leaving = [...stage.children];
    const content = createContent(document, item);
    stage.append(content);
    playMove({ content, leaving, from, durationMs: reducedMotion.matches ? 0 : speed * 1000 });
    showCaption(parts, item, state.hasCaption);
    parts.position.textContent = labels.position
      .replace('{n}', String(index + 1))
      .replace('{count}', String(items.length));
    historyPlace.show(item);
    const neighbors = new Set([1, -1].map((step) => items.at((index + step) % items.length)));
    neighbors.delete(item);
    pictures.load(
      content,
      [...neighbors].filter((neighbor) => neighbor !== undefined),
      () => showFailure(content, labels.failed),
    );
    host.onChange?.(index);
  }

  function perform(effect: LightboxEffect): void {
    if (effect.type === 'present') {
      dialog.dataset['shown'] = '';
      present(effect.index, effect.from);
    } else if (effect.type === 'showCaption') {
      const item = items[state.index];
      if (item && hasMeta(item)) showCaption(parts, item, effect.isShown);
    } else if (effect.type === 'hide') {
      delete dialog.dataset['shown'];
      dialog.dataset['hiding'] = '';
      historyPlace.leave();
      afterOverlay('overlayHidden');
    } else {
      stopInput();
      pictures.stop();
      unregister?.();
      dialog.close();
      dialog.remove();
      // The page keeps its scroll position.
      host.opener?.focus({ preventScroll: true });
      host.onDestroy?.();
    }
  }

  const afterOverlay = (type: 'overlayShown' | 'overlayHidden') =>
    view.setTimeout(
      () => dispatch({ type }),
      reducedMotion.matches ? 0 : lightboxTimings.overlayMs,
    );

  const close = () => dispatch({ type: 'close' });
  const first = items[state.index];
  const historyPlace = enterHistory(view, { historyHash, historyEntry, first, onLeft: close });
  const unregister = host.registerEscape?.({ close });
  const stopInput = listenToInput(parts, view, send);
  // The browser's own closing would skip the animation, and remove the target before the Escape manager looks for one:
  // Escape would then leave the page.
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    close();
  });
  // Browsers fire no cancel event before the first interaction with the page.
  dialog.addEventListener('close', close);
  dialog.dataset['lightboxTheme'] = theme;
  dialog.style.setProperty('--lightbox-overlay', `${lightboxTimings.overlayMs}ms`);
  dialog.style.setProperty('--lightbox-hint', `${lightboxTimings.hintFadeMs}ms`);
  document.body.append(dialog);
  dialog.showModal();
  afterOverlay('overlayShown');
  return {
    close,
    next: () => dispatch({ type: 'next' }),
    previous: () => dispatch({ type: 'previous' }),
  };
}
