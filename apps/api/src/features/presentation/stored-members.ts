/** The members of what was stored, whatever it is: what has none has them undefined. */
export const storedMembers = (stored: unknown): Readonly<Record<string, unknown>> =>
  Object(stored) as Readonly<Record<string, unknown>>;
