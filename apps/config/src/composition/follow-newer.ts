/**
 * A draft on top of what somebody else stored meanwhile: what was not touched here is theirs, what was is one's own.
 * Members are compared as wholes.
 */
export function followNewer<Value extends object>(base: Value, draft: Value, newer: Value): Value {
  const keys = new Set([...Object.keys(newer), ...Object.keys(draft)]) as Set<keyof Value & string>;
  const members = [...keys].map((key) => {
    const isTouched = JSON.stringify(base[key]) !== JSON.stringify(draft[key]);
    return [key, isTouched ? draft[key] : newer[key]];
  });
  return Object.fromEntries(members.filter(([, value]) => value !== undefined)) as Value;
}
