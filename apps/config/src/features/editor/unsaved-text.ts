import { isRejected } from './bar/save-state-text.ts';
import type { EditorState } from './session/editor-session.ts';

/** Why a publish would not hold what is on the screen; null when everything is on the server. */
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

/** Edits that could not be kept beside those of somebody else. */
export const lostText = (names: readonly string[]): string =>
  `Somebody else changed the same place. This of yours could not be kept: ${names.join(', ')}.`;

/** The editor was left while the server did not answer. */
export const keptHereText = (title: string): string =>
  `Your last changes of “${title}” are not on the server yet. They are kept on this device and sent when you open it in the editor again.`;

/** The editor is left, or was, while the server does not take a change. */
export const rejectedHereText = (title: string): string =>
  `Not everything that you changed on “${title}” could be saved. What the server did not take is kept on this device until you open it in the editor again.`;
