import type { AutosavePhase } from '../autosave/state.ts';

/** The words of the save state: `Saving`, `Saved 12:04`, `Offline, kept here`. */
export function saveStateText(
  phase: AutosavePhase,
  savedAt: number | null,
  timeOf: (at: number) => string,
): string {
  switch (phase) {
    case 'waiting':
    case 'saving':
      return 'Saving';
    case 'offline':
      return 'Offline, kept here';
    case 'refused':
      return 'Not saved';
    default:
      return savedAt === null ? 'Saved' : `Saved ${timeOf(savedAt)}`;
  }
}
