import type { GalleryScene } from './gallery-scene.ts';
import type { Motion, TransitionMotion } from '../transitions/transition-motion.ts';

/** The animations of a stack of slides. */
export interface MotionPlayer {
  /** Plays a transition from one slide to another, so many places on in the row. */
  readonly play: (
    motion: TransitionMotion,
    incoming: HTMLElement | undefined,
    outgoing: HTMLElement | undefined,
    places: number,
  ) => void;
  /** Ends what runs, zooms apart: these last as long as their slide is shown. */
  readonly settle: () => void;
}

function animate(element: Element | null | undefined, motion: Motion | undefined) {
  if (!element || !motion) return undefined;
  const { keyframes, durationMs: duration, easing } = motion;
  return element.animate(keyframes as Keyframe[], { duration, easing, fill: 'forwards' });
}

/** Creates a player; what it plays ends with the gallery's life. */
export function createMotionPlayer({ onEnd }: GalleryScene): MotionPlayer {
  const zooms = new Map<Element, Animation>();
  let running: (Animation | undefined)[] = [];
  let leaving: HTMLElement | undefined;

  function settle() {
    if (leaving) leaving.style.insetInlineStart = '';
    leaving = undefined;
    for (const animation of running) animation?.cancel();
    running = [];
  }

  function zoom(slide: Element | undefined, motion: Motion | undefined) {
    const frame = slide?.querySelector('.gallery-frame');
    const animation = animate(frame, motion);
    if (!frame || !animation) return;
    zooms.get(frame)?.cancel();
    zooms.set(frame, animation);
  }

  onEnd(() => {
    settle();
    for (const animation of zooms.values()) animation.cancel();
  });

  return {
    play: (motion, incoming, outgoing, places) => {
      settle();
      leaving = outgoing;
      // Both are in one place for as long as the transition lasts.
      if (leaving) leaving.style.insetInlineStart = `${100 * places}%`;
      running = [animate(incoming, motion.incoming), animate(outgoing, motion.outgoing)];
      zoom(incoming, motion.zoom);
    },
    settle,
  };
}
