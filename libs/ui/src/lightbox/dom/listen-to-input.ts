import { swipeLimits } from '@sitewright/gallery-engine/input';
import { halfOfWindow } from '../half-of-window.ts';
import { lightboxTimings } from '../options.ts';
import type { LightboxEvent } from '../state.ts';
import type { LightboxParts } from './create-controls.ts';
import { watchZoom } from './watch-zoom.ts';

type Send = (event: LightboxEvent) => void;

const arrows: Readonly<Record<string, 'start' | 'end'>> = { ArrowLeft: 'start', ArrowRight: 'end' };

/** Whether the focused element uses the arrow keys itself, such as a video. */
const usesArrows = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('audio, video, input, select, textarea') !== null;

/** Whether a key has a modifier, and therefore belongs to the browser, such as Alt and an arrow for Back. */
const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

function listenToKeys(dialog: HTMLElement, isRightToLeft: () => boolean, send: Send): void {
  let movedAt = -Infinity;
  dialog.addEventListener('keydown', (event) => {
    const side = arrows[event.key];
    if (side === undefined || hasModifier(event) || usesArrows(event.target)) return;
    event.preventDefault();
    if (event.timeStamp - movedAt < lightboxTimings.keyThrottleMs) return;
    movedAt = event.timeStamp;
    send({ type: (side === 'end') === isRightToLeft() ? 'previous' : 'next' });
  });
}

/** Height of the player's controls at the lower edge of a video. */
const controlStripPx = 80;

/** Whether the pointer is on the controls of a video, where dragging seeks. */
function isOnPlayerControls({ target, clientY }: PointerEvent): boolean {
  const player = (target as Element).closest('video[controls]');
  return player !== null && player.getBoundingClientRect().bottom - clientY < controlStripPx;
}

function listenToPointer(stage: HTMLElement, isRightToLeft: () => boolean, send: Send): void {
  let start: { readonly x: number; readonly y: number; readonly at: number } | undefined;
  let hasSwiped = false;

  stage.addEventListener('pointerdown', (event) => {
    start =
      event.isPrimary && !isOnPlayerControls(event) && stage.closest('[data-zoomed]') === null
        ? { x: event.clientX, y: event.clientY, at: event.timeStamp }
        : undefined;
    hasSwiped = false;
  });
  // The browser took over the gesture to pan a zoomed page or to scroll.
  stage.addEventListener('pointercancel', () => (start = undefined));
  stage.addEventListener('pointerup', (event) => {
    if (start === undefined || event.pointerType === 'mouse') return;
    const distance = event.clientX - start.x;
    const isSideways = Math.abs(distance) > Math.abs(event.clientY - start.y);
    const isQuick = event.timeStamp - start.at <= swipeLimits.longestMs;
    hasSwiped = isSideways && isQuick && Math.abs(distance) >= swipeLimits.leastDistancePx;
    if (hasSwiped) send({ type: distance > 0 === isRightToLeft() ? 'next' : 'previous' });
  });
  stage.addEventListener('click', ({ clientX, target }) => {
    const interactive = (target as Element).closest('a, button, video, audio, iframe');
    if (hasSwiped || interactive !== null) return;
    const width = stage.ownerDocument.documentElement.clientWidth;
    const type = halfOfWindow(clientX, width, isRightToLeft());
    if (type !== undefined) send({ type });
  });
}

/** The arrows fade out when the pointer rests, and return when it moves or the focus changes. */
function fadeArrows(dialog: HTMLElement, view: Window): () => void {
  let timer = 0;
  const showArrows = () => {
    delete dialog.dataset['resting'];
    view.clearTimeout(timer);
    timer = view.setTimeout(() => (dialog.dataset['resting'] = ''), lightboxTimings.hintRestMs);
  };
  dialog.addEventListener('pointermove', showArrows);
  dialog.addEventListener('focusin', showArrows);
  showArrows();
  return () => view.clearTimeout(timer);
}

/**
 * Keys, swipes and clicks of an open lightbox. Its listeners are removed with its elements; returns a function that
 * stops its timer.
 */
export function listenToInput(
  { dialog, stage }: LightboxParts,
  view: Window,
  send: Send,
): () => void {
  const isRightToLeft = () => dialog.matches(':dir(rtl)');
  listenToKeys(dialog, isRightToLeft, send);
  listenToPointer(stage, isRightToLeft, send);
  const cleanups = [fadeArrows(dialog, view), watchZoom(dialog, view)];
  return () => {
    for (const cleanUp of cleanups) cleanUp();
  };
}
