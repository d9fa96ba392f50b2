import type { QueryResult } from 'pg';

/** A connection, lent to one caller until it is released. */
export interface Lease {
  query(text: string, values?: readonly unknown[]): Promise<QueryResult>;
  /** Gives the connection back; what the caller left open is rolled back. Calling it again does nothing. */
  release(): void;
}

/** How a connection is lent. */
export interface LeaseTerms {
  /** No limits of time for statements and for silence: migrations, copies, operators' commands. */
  readonly isPatient?: boolean;
}

/** Lends connections. Both engines are reached through this and nothing else. */
export interface ConnectionSource {
  /** Lends a connection, or throws a `DatabaseOutage` when none comes free in time. */
  connect(terms?: LeaseTerms): Promise<Lease>;
  /** Rejects new callers, waits for what runs and closes every connection. */
  close(): Promise<void>;
}
