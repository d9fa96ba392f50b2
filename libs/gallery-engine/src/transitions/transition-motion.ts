import type { Direction } from '../index-control/move-index.ts';
import { fadeOutFactor, kenBurnsZoom, settleMs, swipeMs } from './transition-durations.ts';
import type { TransitionName } from './transition-name.ts';

/** An animation of an element, in the form of the Web Animations API. */
export interface Motion {
  readonly keyframes: readonly Readonly<Record<string, string>>[];
  readonly durationMs: number;
  readonly easing: string;
}

/** The animations of a change of slides. */
export interface TransitionMotion {
  readonly incoming?: Motion;
  readonly outgoing?: Motion;
  /** Animates the incoming slide's image as long as it is shown. */
  readonly zoom?: Motion;
  /** Scrolls the incoming slide into place. */
  readonly scrolls?: true;
  /** Time until the next move is accepted. */
  readonly durationMs: number;
}

/** The context of a move. */
export interface MoveContext {
  /** Visual direction: 1 moves the incoming slide in from the right. */
  readonly side: Direction;
  readonly speedMs: number;
  /** Time that a slide is shown during autoplay: the duration of a zoom. */
  readonly stayMs: number;
  /** The slide's offset at the end of the drag, in pixels. */
  readonly dragPx: number;
  /** The finger's speed in pixels per millisecond. */
  readonly velocity: number;
  readonly galleryWidth: number;
  readonly isWide: boolean;
}

function fade({ speedMs }: MoveContext): TransitionMotion {
  const outMs = speedMs * fadeOutFactor;
  const opacity = (from: string, to: string, durationMs: number): Motion => ({
    keyframes: [{ opacity: from }, { opacity: to }],
    durationMs,
    easing: 'ease-in-out',
  });
  return {
    incoming: opacity('0', '1', speedMs),
    outgoing: opacity('1', '0', outMs),
    durationMs: outMs,
  };
}

function kenBurns(context: MoveContext): TransitionMotion {
  const faded = fade(context);
  const zoom: Motion = {
    keyframes: [{ scale: '1' }, { scale: String(kenBurnsZoom) }],
    durationMs: context.stayMs + faded.durationMs,
    easing: 'linear',
  };
  return { ...faded, zoom };
}

function slide(side: Direction, dragPx: number, durationMs: number): TransitionMotion {
  const motion = (from: number, to: number): Motion => ({
    keyframes: [
      { translate: dragPx ? `calc(${from}% + ${dragPx}px)` : `${from}%` },
      { translate: `${to}%` },
    ],
    durationMs,
    easing: 'ease-out',
  });
  return { incoming: motion(side * 100, 0), outgoing: motion(0, side * -100), durationMs };
}

function newSwipe(context: MoveContext): TransitionMotion {
  const { side, dragPx, velocity, galleryWidth, isWide } = context;
  const distancePx = galleryWidth - Math.abs(dragPx);
  return slide(side, dragPx, settleMs({ distancePx, velocity, isWide }));
}

const motions: {
  readonly [Name in TransitionName]: (context: MoveContext) => TransitionMotion;
} = {
  fade,
  'ken-burns': kenBurns,
  swipe: ({ side }) => slide(side, 0, swipeMs),
  'new-swipe': newSwipe,
  scroll: ({ speedMs }) => ({ scrolls: true, durationMs: speedMs }),
};

/** The animations of a transition. Throws `RangeError` for an unknown one. */
export function transitionMotion(name: TransitionName, context: MoveContext): TransitionMotion {
  if (!Object.hasOwn(motions, name)) throw new RangeError(`Unknown gallery transition "${name}".`);
  return motions[name](context);
}
