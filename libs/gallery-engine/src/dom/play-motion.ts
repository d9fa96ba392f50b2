import type { GalleryScene } from './gallery-scene.ts';
import type { Motion, TransitionMotion } from '../transitions/transition-motion.ts';

/** The animations of a stack of slides. */
export interface MotionPlayer {
  /** Plays a transition from one slide to another that is a number of positions away. */
  readonly play: (
    motion: TransitionMotion,
    incoming: HTMLElement | undefined,
    outgoing: HTMLElement | undefined,
    positions: number,
  ) => void;
  /** Ends running animations except zooms, which last as long as their slide is shown. */
  readonly settle: () => void;
}

function animate(element: Element | null | undefined, motion: Motion | undefined) {
  if (!element || !motion) return undefined;
  const { keyframes, durationMs: duration, easing } = motion;
  return element.animate(keyframes as Keyframe[], { duration, easing, fill: 'forwards' });
}

/** Creates a player; its animations end when the gallery is destroyed. */
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
    play: (motion, incoming, outgoing, positions) => {
      settle();
      leaving = outgoing;
      // Both are at the same position during the transition.
      if (leaving) leaving.style.insetInlineStart = `${100 * positions}%`;
      running = [animate(incoming, motion.incoming), animate(outgoing, motion.outgoing)];
      zoom(incoming, motion.zoom);
    },
    settle,
  };
}
