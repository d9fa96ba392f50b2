import type { EditorState } from '../session/editor-session.ts';

/** Whether something on the screen cannot be stored. */
export const isRejected = ({ save, rejected }: Pick<EditorState, 'save' | 'rejected'>): boolean =>
  save.phase === 'rejected' || rejected.length > 0;

/** The save status: `Saving`, `Saved 12:04`, `Offline, stored on this device`, `Not saved`. */
export function saveStateText(
  state: Pick<EditorState, 'save' | 'rejected'>,
  timeOf: (at: number) => string,
): string {
  const { phase, savedAt, isStored } = state.save;
  if (isRejected(state)) return 'Not saved';
  switch (phase) {
    case 'waiting':
    case 'saving':
      return 'Saving';
    case 'offline':
      return isStored ? 'Offline, stored on this device' : 'Offline, keep this window open';
    default:
      return savedAt === null ? 'Saved' : `Saved ${timeOf(savedAt)}`;
  }
}

/** Why changes are not saved, each reason once. */
export function rejectionReasons({
  save,
  rejected,
}: Pick<EditorState, 'save' | 'rejected'>): readonly string[] {
  const reasons = rejected.map(({ message }) => message);
  if (save.phase === 'rejected' && save.problem !== null) reasons.push(save.problem.message);
  return [...new Set(reasons)];
}
