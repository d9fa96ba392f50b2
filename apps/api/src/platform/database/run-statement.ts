import type { ClientBase, QueryConfig, QueryResult } from 'pg';
import type { StatementNames } from './statement-names.ts';

/** How a statement is run beyond its text and values. */
export interface RunOptions {
  /** Names the statements that come often: those of the pool that the connection belongs to. */
  readonly names: StatementNames;
  /** How long the client waits for the answer; undefined: the client's own limit. */
  readonly answerWithinMs?: number;
}

/** Runs a statement, prepared when it comes often and has parameters. */
export function runStatement(
  client: ClientBase,
  text: string,
  values: readonly unknown[] | undefined,
  { names, answerWithinMs }: RunOptions,
): Promise<QueryResult> {
  const name = values === undefined || values.length === 0 ? undefined : names.nameOf(text);
  const config: QueryConfig & { query_timeout?: number } = {
    text,
    ...(values === undefined ? {} : { values: [...values] }),
    ...(name === undefined ? {} : { name }),
    ...(answerWithinMs === undefined ? {} : { query_timeout: answerWithinMs }),
  };
  return client.query(config);
}
