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

  function showNeighbour(next: HTMLElement | undefined, side: 1 | -1) {
    if (next !== neighbour) neighbour?.removeAttribute('data-near');
    neighbour = next;
    neighbour?.setAttribute('data-near', '');
    neighbour?.style.setProperty('--gallery-near', String(side));
  }

  function letGo() {
    const wasPx = draggedPx;
    draggedPx = 0;
    track.style.translate = '';
    showNeighbour(undefined, 1);
    return wasPx;
  }

  return {
    drag: (distancePx, index) => {
      draggedPx = distancePx;
      track.style.translate = `${distancePx}px`;
      const side = distancePx < 0 ? 1 : -1;
      const step = side === scene.readingSign() ? 1 : -1;
      const target = moveIndex(index, step, { count: slides.length, loop });
      showNeighbour(target === index ? undefined : slides[target], side);
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
