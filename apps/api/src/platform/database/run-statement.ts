import type { ClientBase, QueryConfig, QueryResult } from 'pg';
import type { StatementNames } from './statement-names.ts';

/** How a statement is executed, apart from its text and values. */
export interface RunOptions {
  /** The names of frequent statements in the connection's pool. */
  readonly names: StatementNames;
  /** The client's timeout; undefined: its default. */
  readonly queryTimeoutMs?: number;
}

/** Executes a statement, prepared if it is frequent and has parameters. */
export function runStatement(
  client: ClientBase,
  text: string,
  values: readonly unknown[] | undefined,
  { names, queryTimeoutMs }: RunOptions,
): Promise<QueryResult> {
  const name = values === undefined || values.length === 0 ? undefined : names.nameOf(text);
  const config: QueryConfig & { query_timeout?: number } = {
    text,
    ...(values === undefined ? {} : { values: [...values] }),
    ...(name === undefined ? {} : { name }),
    ...(queryTimeoutMs === undefined ? {} : { query_timeout: queryTimeoutMs }),
  };
  return client.query(config);
}
