import type { GalleryScene } from './gallery-scene.ts';
import type { Presenter } from './presenter.ts';

/** A row of slides that follows the finger; the style sheet animates its release. */
export function followFinger({ root }: GalleryScene): Pick<Presenter, 'drag' | 'drop'> {
  return {
    drag: (distancePx) => {
      root.dataset.dragging = '';
      root.style.setProperty('--gallery-drag', `${distancePx}px`);
    },
    drop: () => {
      root.removeAttribute('data-dragging');
      root.style.removeProperty('--gallery-drag');
    },
  };
}
