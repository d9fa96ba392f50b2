import { operation, type Operation } from '@sitewright/contracts/entities';
import * as z from 'zod';

/** An open tab of the application in this browser. */
export interface CurrentTab {
  readonly id: string;
  /** The ids of the other open tabs. */
  readonly others: ReadonlySet<string>;
}

/** Unsaved edits of one tab, which survive a reload on this device. */
export interface UnsavedStore {
  /** Stores the edits of a document. Returns false if storage is full: the edits are then only in memory. */
  keep(documentId: string, operations: readonly Operation[]): boolean;
  /** Removes this tab's edits, once they are on the server. */
  forget(documentId: string): void;
  /** Edits that did not reach the server: this tab's, and those of closed tabs. */
  takeOver(documentId: string): readonly Operation[];
}

const keyOf = (documentId: string) => `sitewright.unsaved.${documentId}`;
const entries = z.record(z.string(), z.array(operation));
type Entries = z.infer<typeof entries>;

/** Stores each tab's edits separately, because a save in one tab does not include the edits of others. */
export function createUnsavedStore(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  { id, others }: CurrentTab,
): UnsavedStore {
  function read(documentId: string): Entries {
    try {
      return entries.parse(JSON.parse(storage.getItem(keyOf(documentId)) ?? '{}'));
    } catch {
      return {};
    }
  }

  /** If storage is full, the previously stored edits remain. */
  function write(documentId: string, stored: Entries): boolean {
    try {
      if (Object.keys(stored).length === 0) storage.removeItem(keyOf(documentId));
      else storage.setItem(keyOf(documentId), JSON.stringify(stored));
      return true;
    } catch {
      return false;
    }
  }

  return {
    keep: (documentId, operations) =>
      write(documentId, { ...read(documentId), [id]: [...operations] }),
    forget(documentId) {
      const { [id]: _own, ...rest } = read(documentId);
      write(documentId, rest);
    },
    takeOver(documentId) {
      const stored = Object.entries(read(documentId));
      const recovered = stored
        .filter(([tab]) => !others.has(tab))
        .flatMap(([, operations]) => operations);
      const rest = Object.fromEntries(stored.filter(([tab]) => others.has(tab)));
      if (recovered.length > 0) write(documentId, { ...rest, [id]: recovered });
      return recovered;
    },
  };
}
