import { moveIndex } from '../index-control/move-index.ts';
import { settleMs } from '../transitions/transition-durations.ts';
import { prefersReducedMotion, type GalleryScene } from './gallery-scene.ts';

/** A stack whose current slide follows the finger, with its neighbor behind it. */
export interface StackDrag {
  readonly drag: (distancePx: number, index: number) => void;
  /** Ends the drag; returns how far the slide was from its position. */
  readonly drop: () => number;
  /** Ends the drag and moves the slide back. */
  readonly springBack: () => void;
}

/** Creates the drag of a stack. */
export function createStackDrag(scene: GalleryScene): StackDrag {
  const { track, slides, loop } = scene;
  let neighbor: HTMLElement | undefined;
  let draggedPx = 0;

  /** Shows a slide as the neighbor, moved by a number of positions; resets the previous neighbor. */
  function offsetNeighbor(next: HTMLElement | undefined, positions: number) {
    if (next !== neighbor && neighbor) neighbor.style.insetInlineStart = '';
    neighbor = next;
    if (neighbor) neighbor.style.insetInlineStart = `${100 * positions}%`;
  }

  function drop() {
    const offsetPx = draggedPx;
    draggedPx = 0;
    track.style.translate = '';
    offsetNeighbor(undefined, 0);
    return offsetPx;
  }

  scene.onEnd(drop);

  return {
    drag: (distancePx, index) => {
      draggedPx = distancePx;
      track.style.translate = `${distancePx}px`;
      const step = (distancePx < 0 ? 1 : -1) === scene.readingSign() ? 1 : -1;
      const target = moveIndex(index, step, { count: slides.length, loop });
      // At the loop's end, the neighbor is at the other end of the row.
      offsetNeighbor(target === index ? undefined : slides[target], index + step - target);
    },
    drop,
    springBack: () => {
      const duration = settleMs({ distancePx: 0, velocity: 0, isWide: scene.isWide() });
      const offsetPx = drop();
      if (offsetPx === 0 || prefersReducedMotion(scene)) return;
      track.animate([{ translate: `${offsetPx}px` }, { translate: '0px' }], { duration });
    },
  };
}
