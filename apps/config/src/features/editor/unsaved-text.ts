import { isRejected } from './bar/save-state-text.ts';
import type { EditorState } from './session/editor-session.ts';

/** Why a publish would not include everything on the screen; null if everything is on the server. */
export function unsavedText(state: Pick<EditorState, 'save' | 'rejected'>): string | null {
  if (isRejected(state))
    return 'Some changes could not be saved. Publishing now does not include them.';
  switch (state.save.phase) {
    case 'waiting':
    case 'saving':
      return 'Your last changes are still being saved. Publishing now does not include them.';
    case 'offline':
      return 'The server does not respond. Your last changes are stored on this device and will be sent later. Publishing now does not include them.';
    default:
      return null;
  }
}

/** Edits that were lost in a merge with another person's. */
export const lostText = (names: readonly string[]): string =>
  `Another person changed the same part. These changes of yours were lost: ${names.join(', ')}.`;

/** Shown after the editor was left while the server did not respond. */
export const storedLocallyText = (title: string): string =>
  `Your last changes to “${title}” are not saved on the server yet. They are stored on this device and will be sent when you open it in the editor again.`;

/** Shown when it is unknown whether the last changes are on the server. */
export const unansweredText =
  'The server does not respond. Your last changes are stored on this device.';

/** Shown when the editor is or was left with rejected changes. */
export const rejectedHereText = (title: string): string =>
  `Some of your changes to “${title}” could not be saved. They are stored on this device until you open it in the editor again.`;
