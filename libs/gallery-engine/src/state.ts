import type { PauseReason } from './autoplay/pause-reason.ts';
import { randomOtherIndex } from './autoplay/random-index.ts';
import { moveIndex, type Direction } from './index-control/move-index.ts';

/** A snapshot of a gallery. */
export interface GalleryState {
  /** Current position: a slide, or a group of a carousel. */
  readonly index: number;
  /** Position before the last move. */
  readonly previousIndex: number;
  /** Direction of the last move. */
  readonly direction: Direction;
  /** Number of positions. */
  readonly count: number;
  /** `moving`: a transition runs. `following`: the gallery follows a move of a linked one. */
  readonly phase: 'idle' | 'moving' | 'following';
  /** Whether the last position leads to the first. */
  readonly loop: boolean;
  /** Whether autoplay is enabled, and its order. */
  readonly autoplay: 'off' | 'inOrder' | 'random';
  /** Reasons that pause autoplay; it runs while this is empty. */
  readonly pauses: readonly PauseReason[];
}

/** Events of a gallery: requests of visitors and external changes. */
export type GalleryEvent =
  | { readonly type: 'next' | 'previous' }
  | { readonly type: 'goTo'; readonly index: number }
  /** The autoplay interval has elapsed; `random` is at least 0 and less than 1. */
  | { readonly type: 'ticked'; readonly random: number }
  /** The transition has ended. */
  | { readonly type: 'settled' }
  | { readonly type: 'followed'; readonly index: number }
  | { readonly type: 'released' }
  | { readonly type: 'paused' | 'resumed'; readonly reason: PauseReason }
  /** A carousel has been regrouped. */
  | { readonly type: 'regrouped'; readonly index: number; readonly count: number };

/** The effect of a transition of the state. */
export type GalleryEffect = 'move' | 'reachedBeginning' | 'reachedEnd';

/** The state after an event, and its effect. No effect: nothing visible happened. */
export interface GalleryStep {
  readonly state: GalleryState;
  readonly effects: readonly GalleryEffect[];
}

/** Whether the control `next` is enabled. */
export function canGoNext({ loop, index, count }: GalleryState): boolean {
  return count > 1 && (loop || index < count - 1);
}

/** Whether the control `previous` is enabled. */
export function canGoPrevious({ loop, index, count }: GalleryState): boolean {
  return count > 1 && (loop || index > 0);
}

/** Whether autoplay is running: enabled, with more than one position, and without a reason to pause. */
export function isRotating(state: GalleryState): boolean {
  const { autoplay, pauses, count } = state;
  if (autoplay === 'off' || pauses.length > 0) return false;
  return autoplay === 'random' ? count > 1 : canGoNext(state);
}

/** Whether a position is valid. */
export const isPosition = (index: unknown, count: number): index is number =>
  Number.isInteger(index) && (index as number) >= 0 && (index as number) < count;

const unchanged = (state: GalleryState): GalleryStep => ({ state, effects: [] });

function endReached({ loop, index, count }: GalleryState): GalleryEffect[] {
  if (loop) return [];
  if (index === 0) return ['reachedBeginning'];
  return index === count - 1 ? ['reachedEnd'] : [];
}

function moveTo(state: GalleryState, index: number, direction: Direction): GalleryStep {
  // Only one move at a time: in this gallery, or in a linked gallery that it follows.
  if (state.phase !== 'idle' || index === state.index || !isPosition(index, state.count))
    return unchanged(state);
  const moved: GalleryState = {
    ...state,
    index,
    previousIndex: state.index,
    direction,
    phase: 'moving',
  };
  return { state: moved, effects: ['move', ...endReached(moved)] };
}

const toward = (state: GalleryState, index: number) =>
  moveTo(state, index, index > state.index ? 1 : -1);

function stepBy(state: GalleryState, direction: Direction): GalleryStep {
  return moveTo(state, moveIndex(state.index, direction, state), direction);
}

function tick(state: GalleryState, random: number): GalleryStep {
  if (!isRotating(state)) return unchanged(state);
  if (state.autoplay === 'inOrder') return stepBy(state, 1);
  return toward(state, randomOtherIndex(state.index, state.count, random));
}

function follow(state: GalleryState, index: number): GalleryStep {
  if (!isPosition(index, state.count)) return unchanged(state);
  const direction = index < state.index ? -1 : 1;
  const followed: GalleryState = {
    ...state,
    index,
    previousIndex: state.index,
    direction,
    phase: 'following',
  };
  return { state: followed, effects: ['move', ...endReached(followed)] };
}

function withPause(state: GalleryState, reason: PauseReason, paused: boolean): GalleryStep {
  if (state.pauses.includes(reason) === paused) return unchanged(state);
  const others = state.pauses.filter((pause) => pause !== reason);
  return unchanged({ ...state, pauses: paused ? [...others, reason] : others });
}

/**
 * The next state of a gallery and its effect. A rejected request (an end is reached, a transition runs, a linked
 * gallery moves) leaves the state unchanged.
 */
export function transition(state: GalleryState, event: GalleryEvent): GalleryStep {
  switch (event.type) {
    case 'next':
      return stepBy(state, 1);
    case 'previous':
      return stepBy(state, -1);
    case 'goTo':
      return toward(state, event.index);
    case 'ticked':
      return tick(state, event.random);
    case 'settled':
      return unchanged(state.phase === 'moving' ? { ...state, phase: 'idle' } : state);
    case 'followed':
      return follow(state, event.index);
    case 'released':
      return unchanged(state.phase === 'following' ? { ...state, phase: 'idle' } : state);
    case 'paused':
      return withPause(state, event.reason, true);
    case 'resumed':
      return withPause(state, event.reason, false);
    default:
      return unchanged({ ...state, index: event.index, count: event.count });
  }
}
