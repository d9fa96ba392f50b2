import type { QueryResult } from 'pg';

/** A connection that is lent to one caller until it is released. */
export interface Lease {
  query(text: string, values?: readonly unknown[]): Promise<QueryResult>;
  /** Returns the connection; open transactions are rolled back. A second call does nothing. */
  release(): void;
}

/** How a connection is lent. */
export interface LeaseOptions {
  /** No timeouts for statements and idle time: for migrations, copies and operators' commands. */
  readonly isPatient?: boolean;
}

/** Lends connections. All access to both database engines goes through it. */
export interface ConnectionSource {
  /** Lends a connection. Throws a `DatabaseOutage` if none becomes available in time. */
  connect(terms?: LeaseOptions): Promise<Lease>;
  /** Rejects new callers, waits for running ones and closes every connection. */
  close(): Promise<void>;
}
