import type { IslandStart } from '../../kit/block/island.ts';

/** Shows a logged-in member the link into the area instead of the offer to join. */
export const start: IslandStart = (root, { readViewer }) => {
  const action = root.querySelector<HTMLElement>('.button');
  const defaultLabel = action?.textContent ?? '';
  let isEnded = false;

  async function updateLabel(): Promise<void> {
    const { member } = await readViewer();
    if (member !== null && !isEnded && action)
      action.textContent = root.dataset['member'] ?? defaultLabel;
  }

  // If the session request fails, the visitor sees the default text.
  updateLabel().catch(() => {});
  return () => {
    isEnded = true;
    if (action) action.textContent = defaultLabel;
  };
};
