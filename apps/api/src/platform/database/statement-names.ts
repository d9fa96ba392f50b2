/** Which statements keep their plan on the server. */
export interface StatementNameOptions {
  /** How many statements may have a name; a server keeps a plan for each on each connection. */
  readonly max: number;
  /** A statement gets its name when it is met for this time. */
  readonly after: number;
}

/** Gives often used statements a name, under which the client prepares them once per connection. */
export interface StatementNames {
  /** The name of a statement; undefined: it is sent whole. */
  nameOf(text: string): string | undefined;
}

const defaults: StatementNameOptions = { max: 256, after: 3 };

/** How many statements are counted before the counting starts over. */
const COUNTED = 4_096;

/**
 * Makes the names of one pool of connections. A prepared statement halves the cost of a small query. One with a star is
 * never prepared: its result changes with the table, which PostgreSQL rejects for a kept plan.
 */
export function createStatementNames(
  userOptions: Partial<StatementNameOptions> = {},
): StatementNames {
  const options = { ...defaults, ...userOptions };
  const names = new Map<string, string>();
  const sightings = new Map<string, number>();
  return {
    nameOf(text) {
      const known = names.get(text);
      if (known !== undefined || names.size >= options.max || text.includes('*')) return known;
      const seen = (sightings.get(text) ?? 0) + 1;
      if (seen < options.after) {
        if (sightings.size >= COUNTED) sightings.clear();
        sightings.set(text, seen);
        return undefined;
      }
      const name = `s${names.size + 1}`;
      names.set(text, name);
      sightings.delete(text);
      return name;
    },
  };
}
