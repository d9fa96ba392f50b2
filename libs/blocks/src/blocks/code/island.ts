import type { IslandStart } from '../../kit/block/island.ts';

const maxHeightPx = 4000;

/** Sets the frame's height to that of its content. Ignores everything except a number from this frame. */
export const start: IslandStart = (root) => {
  const view = root.ownerDocument.defaultView;
  const frame = root as HTMLIFrameElement;

  function onMessage({ source, data }: MessageEvent<unknown>): void {
    if (source !== frame.contentWindow || typeof data !== 'number' || !(data > 0)) return;
    frame.style.setProperty('--frame-height', `${Math.min(Math.ceil(data), maxHeightPx)}px`);
  }

  view?.addEventListener('message', onMessage);
  return () => view?.removeEventListener('message', onMessage);
};
