import type { FlagStorage } from './flag-storage.ts';

/** Where a page view stands in the visitor's history with the site. */
export interface SessionInfo {
  /** The first page of this session. */
  readonly isFirstLanding: boolean;
  /** The session of a first-time visitor. */
  readonly isFirstSession: boolean;
  readonly sessionId: string;
}

/** What session info is read from. */
export interface SessionSource {
  /** Lives as long as the session. */
  readonly session: FlagStorage;
  /** Outlives the session. */
  readonly local: FlagStorage;
  readonly mayStore: () => boolean;
  readonly createId: () => string;
}

/** What is kept: the session's id and whether it is the first one, and that the site was visited. */
const names = { id: 'ss_session', isFirst: 'ss_first_session', visited: 'ss_visited' } as const;

/** Reads the session's info, and keeps it for the session's next page where that is allowed. */
export function readSessionInfo({
  session,
  local,
  mayStore,
  createId,
}: SessionSource): SessionInfo {
  const storedId = session.read(names.id);
  const isFirstSession = !local.read(names.visited) || session.read(names.isFirst) === 'true';
  const sessionId = storedId ?? createId();
  if (mayStore()) {
    session.write(names.id, sessionId);
    session.write(names.isFirst, String(isFirstSession));
    local.write(names.visited, 'true');
  }
  return { isFirstLanding: storedId === null, isFirstSession, sessionId };
}
