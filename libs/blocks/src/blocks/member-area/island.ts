import type { IslandStart } from '../../kit/block/island.ts';

/** Shows a logged-in member the link into the area instead of the offer to join. */
export const start: IslandStart = (root, { readViewer }) => {
  const action = root.querySelector<HTMLElement>('.button');
  const words = action?.textContent ?? '';
  let isEnded = false;

  async function meet(): Promise<void> {
    const { member } = await readViewer();
    if (member !== null && !isEnded && action) action.textContent = root.dataset['member'] ?? words;
  }

  // If the session request fails, the visitor sees the default text.
  meet().catch(() => {});
  return () => {
    isEnded = true;
    if (action) action.textContent = words;
  };
};
