/** The members of a stored value of any type; missing ones are undefined. */
export const storedMembers = (stored: unknown): Readonly<Record<string, unknown>> =>
  Object(stored) as Readonly<Record<string, unknown>>;
