/** Which statements have a prepared plan on the server. */
export interface StatementNameOptions {
  /** The maximum number of named statements; a server caches a plan for each on each connection. */
  readonly max: number;
  /** How often a statement is executed before it gets a name. */
  readonly after: number;
}

/** Names frequent statements, so that the client prepares them once per connection. */
export interface StatementNames {
  /** The name of a statement; undefined: it is not prepared. */
  nameOf(text: string): string | undefined;
}

const defaults: StatementNameOptions = { max: 256, after: 3 };

/** How many statements are counted before the counters are reset. */
const MAX_COUNTED = 4_096;

/**
 * Creates the names of one connection pool. A prepared statement halves the cost of a small query. A statement with a
 * `*` is never prepared: its result type changes with the table, which PostgreSQL rejects for a cached plan.
 */
export function createStatementNames(
  userOptions: Partial<StatementNameOptions> = {},
): StatementNames {
  const options = { ...defaults, ...userOptions };
  const names = new Map<string, string>();
  const executionCounts = new Map<string, number>();
  return {
    nameOf(text) {
      const known = names.get(text);
      if (known !== undefined || names.size >= options.max || text.includes('*')) return known;
      const executions = (executionCounts.get(text) ?? 0) + 1;
      if (executions < options.after) {
        if (executionCounts.size >= MAX_COUNTED) executionCounts.clear();
        executionCounts.set(text, executions);
        return undefined;
      }
      const name = `s${names.size + 1}`;
      names.set(text, name);
      executionCounts.delete(text);
      return name;
    },
  };
}
