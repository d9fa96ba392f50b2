import { canGoNext, canGoPrevious, isRotating, type GalleryState } from '../state.ts';
import type { GalleryScene } from './gallery-scene.ts';

/** Returns a function that updates the buttons and the live region to a gallery's state. */
export function showControls({ root, track }: GalleryScene): (state: GalleryState) => void {
  const find = (action: string) =>
    root.querySelector<HTMLButtonElement>(`:scope > [data-gallery-action="${action}"]`);
  const previous = find('previous');
  const next = find('next');
  const rotate = find('rotate');

  function showRotation(state: GalleryState) {
    if (!rotate) return;
    const { pauses, count } = state;
    const isStopped = pauses.includes('stopped');
    const label = isStopped ? rotate.dataset.start : rotate.dataset.stop;
    rotate.hidden = count < 2 || pauses.includes('noMotion') || pauses.includes('reducedMotion');
    rotate.toggleAttribute('data-stopped', isStopped);
    if (label && rotate.ariaLabel !== label) rotate.ariaLabel = label;
  }

  function showStep(button: HTMLButtonElement | null, isPossible: boolean, state: GalleryState) {
    if (!button) return;
    button.hidden = state.count < 2;
    // Disabled by `aria-disabled` only, so that the focus is not lost at an end.
    button.ariaDisabled = isPossible ? null : 'true';
  }

  return (state) => {
    showStep(previous, canGoPrevious(state), state);
    showStep(next, canGoNext(state), state);
    showRotation(state);
    // Autoplay would make the live region talk constantly.
    const live = isRotating(state) ? 'off' : 'polite';
    if (track.ariaLive !== live) track.ariaLive = live;
  };
}
