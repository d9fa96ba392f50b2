import { AsyncLocalStorage } from 'node:async_hooks';

interface OpenTransaction {
  isOpen: boolean;
}

const current = new AsyncLocalStorage<OpenTransaction>();

/** Marks a transaction as open for everything that `work` calls, until `work` has settled. */
export async function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  const transaction: OpenTransaction = { isOpen: true };
  try {
    return await current.run(transaction, work);
  } finally {
    transaction.isOpen = false;
  }
}

/**
 * Throws if the caller is inside a transaction: it would get a second connection, which never becomes available with
 * the embedded database, and with PostgreSQL neither sees the first one's changes nor is rolled back with them.
 */
export function rejectSecondConnection(): void {
  if (current.getStore()?.isOpen === true) {
    throw new Error('Inside a transaction only its own handle may be used: pass `trx` on.');
  }
}
