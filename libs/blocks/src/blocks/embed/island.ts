import type { IslandStart } from '../../kit/block/island.ts';

/** Replaces the facade with the frame on a click. */
export const start: IslandStart = (root) => {
  const { source = '', title = '' } = root.dataset;
  const { ownerDocument: document } = root;
  const facade = root.querySelector('.embed-facade');

  function show(event: Event): void {
    event.preventDefault();
    const frame = document.createElement('iframe');
    frame.sandbox.value =
      'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';
    frame.className = 'embed-frame';
    frame.title = title;
    frame.src = source;
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    facade?.replaceWith(frame);
    frame.focus();
  }

  facade?.addEventListener('click', show);
  return () => facade?.removeEventListener('click', show);
};
