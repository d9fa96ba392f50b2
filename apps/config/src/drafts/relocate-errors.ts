import { CallError } from '../api/call.ts';

/**
 * Moves the messages of a rejected save to the current positions of list entries, since an owner may move, add and
 * remove entries before saving again. Messages about removed entries are dropped; null if no error is left.
 */
export function relocateErrors(error: Error | null, sent: unknown, current: unknown): Error | null {
  if (!(error instanceof CallError) || error.failure.errors === undefined) return error;
  const errors = Object.entries(error.failure.errors).flatMap(([path, message]) => {
    const newPath = currentPath(path.split('.'), sent, current);
    return newPath === undefined ? [] : [[newPath.join('.'), message] as const];
  });
  return errors.length === 0
    ? null
    : new CallError({ ...error.failure, errors: Object.fromEntries(errors) });
}

function currentPath(
  path: readonly string[],
  sent: unknown,
  current: unknown,
): readonly string[] | undefined {
  const [part, ...rest] = path;
  if (part === undefined || !isObject(sent) || !isObject(current)) return path;
  if (!Array.isArray(sent) || !Array.isArray(current)) {
    const newRest = currentPath(rest, sent[part], current[part]);
    return newRest && [part, ...newRest];
  }
  const index = currentIndex(Number(part), sent, current);
  const newRest = index === -1 ? undefined : currentPath(rest, sent[Number(part)], current[index]);
  return newRest && [String(index), ...newRest];
}

/** Entries without an id are identified by reference: an entry's object stays the same until it is edited. */
function currentIndex(
  index: number,
  sent: readonly unknown[],
  current: readonly unknown[],
): number {
  const entry = sent[index];
  const id = idOf(entry);
  if (id !== undefined) return current.findIndex((other) => idOf(other) === id);
  const moved = current.indexOf(entry);
  const isEditedInPlace = index < current.length && !sent.includes(current[index]);
  return moved === -1 && isEditedInPlace ? index : moved;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const idOf = (entry: unknown): unknown => (isObject(entry) ? entry.id : undefined);
