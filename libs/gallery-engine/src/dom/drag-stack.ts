import { moveIndex } from '../index-control/move-index.ts';
import { settleMs } from '../transitions/transition-durations.ts';
import type { GalleryScene } from './gallery-scene.ts';

/** A stack whose current slide follows the finger, the neighbour in its wake. */
export interface StackDrag {
  readonly drag: (distancePx: number, index: number) => void;
  /** Lets go; answers how far the slide was from its place. */
  readonly letGo: () => number;
  /** Lets go and brings the slide back. */
  readonly springBack: () => void;
}

/** Creates the drag of a stack. */
export function createStackDrag(scene: GalleryScene): StackDrag {
  const { track, slides, loop } = scene;
  let neighbour: HTMLElement | undefined;
  let draggedPx = 0;

  /** Puts a slide so many places from where it is in the row. */
  function putNeighbour(next: HTMLElement | undefined, places: number) {
    if (next !== neighbour && neighbour) neighbour.style.insetInlineStart = '';
    neighbour = next;
    if (neighbour) neighbour.style.insetInlineStart = `${100 * places}%`;
  }

  function letGo() {
    const wasPx = draggedPx;
    draggedPx = 0;
    track.style.translate = '';
    putNeighbour(undefined, 0);
    return wasPx;
  }

  scene.onEnd(letGo);

  return {
    drag: (distancePx, index) => {
      draggedPx = distancePx;
      track.style.translate = `${distancePx}px`;
      const step = (distancePx < 0 ? 1 : -1) === scene.readingSign() ? 1 : -1;
      const target = moveIndex(index, step, { count: slides.length, loop });
      // Where the gallery turns round, the neighbour stands at the other end of the row.
      putNeighbour(target === index ? undefined : slides[target], index + step - target);
    },
    letGo,
    springBack: () => {
      const duration = settleMs({ distancePx: 0, velocity: 0, isWide: scene.isWide() });
      const wasPx = letGo();
      if (wasPx === 0 || scene.isCalm()) return;
      track.animate([{ translate: `${wasPx}px` }, { translate: '0px' }], { duration });
    },
  };
}
