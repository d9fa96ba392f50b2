/** The cookies of a device that nobody keeps; `kept` has them to look at. */
export function createCookies() {
  const kept = new Map<string, string>();
  return {
    kept,
    read: (name: string) => kept.get(name),
    write: (name: string, value: string) => void kept.set(name, value),
  };
}
