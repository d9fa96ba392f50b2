import { CallError } from '../api/call.ts';

/**
 * Moves the messages of a rejected save to the current positions of list entries, since an owner may move, add and
 * remove entries before saving again. Messages about removed entries are dropped; null if no error is left.
 */
export function relocateErrors(error: Error | null, sent: unknown, current: unknown): Error | null {
  if (!(error instanceof CallError) || error.failure.errors === undefined) return error;
  const errors = Object.entries(error.failure.errors).flatMap(([path, sentence]) => {
    const now = pathNow(path.split('.'), sent, current);
    return now === undefined ? [] : [[now.join('.'), sentence] as const];
  });
  return errors.length === 0
    ? null
    : new CallError({ ...error.failure, errors: Object.fromEntries(errors) });
}

function pathNow(
  path: readonly string[],
  sent: unknown,
  current: unknown,
): readonly string[] | undefined {
  const [part, ...rest] = path;
  if (part === undefined || !isObject(sent) || !isObject(current)) return path;
  if (!Array.isArray(sent) || !Array.isArray(current)) {
    const below = pathNow(rest, sent[part], current[part]);
    return below && [part, ...below];
  }
  const index = indexNow(Number(part), sent, current);
  const below = index === -1 ? undefined : pathNow(rest, sent[Number(part)], current[index]);
  return below && [String(index), ...below];
}

/** Entries without an id are identified by their object, which stays the same until it is edited. */
function indexNow(index: number, sent: readonly unknown[], current: readonly unknown[]): number {
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
