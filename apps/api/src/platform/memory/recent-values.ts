/** So many values by key, the longest unused leaving first. */
export function createRecentValues<Value>(maxEntries: number) {
  const values = new Map<string, Value>();
  return {
    get(key: string): Value | undefined {
      const value = values.get(key);
      if (value === undefined) return undefined;
      values.delete(key);
      values.set(key, value);
      return value;
    },
    set(key: string, value: Value): void {
      values.delete(key);
      values.set(key, value);
      if (values.size > maxEntries) values.delete(values.keys().next().value!);
    },
  };
}
