import type { Direction } from '../index-control/move-index.ts';
import { fadeOutFactor, kenBurnsZoom, settleMs, swipeMs } from './transition-durations.ts';
import type { TransitionName } from './transition-name.ts';

/** One animation of one element, in the form of the Web Animations API. */
export interface Motion {
  readonly keyframes: readonly Readonly<Record<string, string>>[];
  readonly durationMs: number;
  readonly easing: string;
}

/** What moves when one slide gives place to another. */
export interface TransitionMotion {
  readonly incoming?: Motion;
  readonly outgoing?: Motion;
  /** Runs on the incoming slide's picture as long as it is shown. */
  readonly zoom?: Motion;
  /** Scrolls the incoming slide into place. */
  readonly scrolls?: true;
  /** Time after which the gallery may move again. */
  readonly durationMs: number;
}

/** The context of a move. */
export interface MoveContext {
  /** Direction in which the content moves on the screen: 1 brings the incoming slide from the right. */
  readonly side: Direction;
  readonly speedMs: number;
  /** Time that a slide stays during autoplay: how long a zoom lasts. */
  readonly stayMs: number;
  /** Where the finger left the slide, in pixels. */
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

/** What moves in a transition. Throws `RangeError` for an unknown one. */
export function transitionMotion(name: TransitionName, context: MoveContext): TransitionMotion {
  if (!Object.hasOwn(motions, name)) throw new RangeError(`Unknown gallery transition "${name}".`);
  return motions[name](context);
}
