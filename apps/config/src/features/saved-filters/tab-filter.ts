/** A filter as a tab saves it: without empty members. */
export type TabFilter = Readonly<Record<string, string>>;

export const toTabFilter = (members: Readonly<Record<string, string | undefined>>): TabFilter =>
  Object.fromEntries(
    Object.entries(members)
      .map(([name, value = '']) => [name, value.trim()] as const)
      .filter(([, value]) => value !== ''),
  );

export const isSameFilter = (left: TabFilter, right: TabFilter): boolean => {
  const names = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...names].every((name) => left[name] === right[name]);
};
