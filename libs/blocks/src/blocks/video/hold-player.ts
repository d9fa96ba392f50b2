import { parseVideoMode, videoRatio } from './options.ts';
import { createResizeHold, playerSize } from './resize-hold.ts';

const propertyNames = ['--held-width', '--held-height', '--held-scale'] as const;

/** Keeps the size of the player in a video's frame while its box changes; returns a function that ends this. */
export function holdPlayer(frame: HTMLElement): () => void {
  const mode = parseVideoMode(frame.dataset['mode']);
  const ratio = Number(frame.style.getPropertyValue('--video-ratio')) || videoRatio({});
  const { measured, destroy } = createResizeHold({
    hold({ width, height }, scale) {
      const values = [`${width}px`, `${height}px`, String(scale)];
      for (const [index, name] of propertyNames.entries())
        frame.style.setProperty(name, values[index] ?? '');
      frame.dataset['held'] = '';
    },
    release() {
      delete frame.dataset['held'];
    },
  });
  const observer = new ResizeObserver(([entry]) => {
    if (entry !== undefined) measured(playerSize(entry.contentRect, mode, ratio));
  });
  observer.observe(frame);
  return () => {
    observer.disconnect();
    destroy();
  };
}
