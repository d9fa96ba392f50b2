import type { IslandStart } from '../../kit/block/island.ts';
import { createVideoLoader } from './create-video-loader.ts';
import { startStream } from './start-stream.ts';

/**
 * Makes the overlay start the video. A file autoplays if the owner enabled it and the visitor has not disabled motion;
 * a service never does, because it would learn of the visitor before a click.
 */
export const start: IslandStart = (root, runtime) => {
  const frame = root.querySelector<HTMLElement>('.video-frame');
  if (frame === null) return () => {};
  const loader = createVideoLoader(frame);
  const endStream = startStream(frame, runtime, loader.destroy);
  const reducedMotion = root.ownerDocument.defaultView?.matchMedia(
    '(prefers-reduced-motion: reduce)',
  );
  const isOwnFile = frame.querySelector('video[src]') !== null;
  if (isOwnFile && 'forceAutoplay' in frame.dataset && reducedMotion?.matches !== true)
    loader.activate();
  return () => {
    endStream();
    loader.destroy();
  };
};
