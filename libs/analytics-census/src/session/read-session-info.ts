import type { FlagStorage } from './flag-storage.ts';

/** A page view in the visitor's history with the site. */
export interface SessionInfo {
  /** The first page of this session. */
  readonly isFirstLanding: boolean;
  /** The session of a first-time visitor. */
  readonly isFirstSession: boolean;
  readonly sessionId: string;
}

/** The sources of session info. */
export interface SessionSource {
  /** Storage of the session. */
  readonly session: FlagStorage;
  /** Storage that outlives the session. */
  readonly local: FlagStorage;
  readonly mayStore: () => boolean;
  readonly createId: () => string;
}

/** Stored data: the session's id and whether it is the first one, and that the site was visited. */
const names = { id: 'ss_session', isFirst: 'ss_first_session', visited: 'ss_visited' } as const;

/** Reads the session's info, and stores it for the session's next page if that is allowed. */
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
