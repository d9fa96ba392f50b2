import { isRejected } from './bar/save-state-text.ts';
import type { EditorState } from './session/editor-session.ts';

/** Why a publish would not include everything on the screen; null if everything is on the server. */
export function unsavedText(state: Pick<EditorState, 'save' | 'rejected'>): string | null {
  if (isRejected(state))
    return 'Not everything on the screen could be saved. What you publish now does not hold it.';
  switch (state.save.phase) {
    case 'waiting':
    case 'saving':
      return 'Your last changes are on their way to the server. What you publish now does not hold them yet.';
    case 'offline':
      return 'The server does not answer. Your last changes are kept on this device and sent as soon as it does; what you publish now does not hold them.';
    default:
      return null;
  }
}

/** Edits that were lost in a merge with another person's. */
export const lostText = (names: readonly string[]): string =>
  `Somebody else changed the same place. This of yours could not be kept: ${names.join(', ')}.`;

/** The editor was left while the server did not respond. */
export const storedLocallyText = (title: string): string =>
  `Your last changes of “${title}” are not on the server yet. They are kept on this device and sent when you open it in the editor again.`;

/** The editor is or was left with rejected changes. */
export const rejectedHereText = (title: string): string =>
  `Not everything that you changed on “${title}” could be saved. What the server did not take is kept on this device until you open it in the editor again.`;
