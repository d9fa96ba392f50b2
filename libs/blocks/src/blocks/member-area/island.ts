import type { IslandStart } from '../../kit/block/island.ts';

/** Asks a member who is signed in to come in: there is nothing left to join. */
export const start: IslandStart = (root, { readViewer }) => {
  const action = root.querySelector<HTMLElement>('.button');
  const words = action?.textContent ?? '';
  let isEnded = false;

  async function meet(): Promise<void> {
    const { member } = await readViewer();
    if (member !== null && !isEnded && action) action.textContent = root.dataset['member'] ?? words;
  }

  // Whom nobody can name is a visitor, and the words are right as they are.
  meet().catch(() => {});
  return () => {
    isEnded = true;
    if (action) action.textContent = words;
  };
};
