/** The cookies of a device without storage; `stored` contains them for display. */
export function createCookies() {
  const stored = new Map<string, string>();
  return {
    stored,
    read: (name: string) => stored.get(name),
    write: (name: string, value: string) => void stored.set(name, value),
  };
}
