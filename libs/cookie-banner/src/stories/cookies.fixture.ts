/** The cookies of a device that nobody keeps; `stored` has them to look at. */
export function createCookies() {
  const stored = new Map<string, string>();
  return {
    stored,
    read: (name: string) => stored.get(name),
    write: (name: string, value: string) => void stored.set(name, value),
  };
}
