import { operation, type Operation } from '@sitewright/contracts/entities';
import * as z from 'zod';

/** An open tab of the application in this browser. */
export interface CurrentTab {
  readonly id: string;
  /** The ids of the other open tabs. */
  readonly others: ReadonlySet<string>;
}

const sentSave = z.object({
  baseVersion: z.int(),
  saveId: z.string(),
  operations: z.array(operation),
});

/** A save whose response has not arrived: the server may have applied it. */
export type SentSave = z.infer<typeof sentSave>;

/** The edits of one tab that are not known to be on the server. */
export interface UnsavedEdits {
  readonly sent: SentSave | null;
  /** The edits that were not sent. */
  readonly operations: readonly Operation[];
}

/** Unsaved edits of one tab, which survive a reload on this device. */
export interface UnsavedStore {
  /** Stores the edits of a document. Returns false if storage is full: the edits are then only in memory. */
  keep(documentId: string, edits: UnsavedEdits): boolean;
  /** Removes this tab's edits, once they are on the server. */
  forget(documentId: string): void;
  /** The sent saves of this tab and of closed tabs. */
  sentSaves(documentId: string): readonly SentSave[];
  /** Removes a sent save that is on the server. */
  confirm(documentId: string, saveId: string): void;
  /** Edits that did not reach the server: this tab's, and those of closed tabs. */
  takeOver(documentId: string): readonly Operation[];
}

const keyOf = (documentId: string) => `sitewright.unsaved.${documentId}`;
const entries = z.record(
  z.string(),
  z.union([
    z.object({ sent: sentSave.nullable(), operations: z.array(operation) }),
    // Stored by earlier versions of the application.
    z.array(operation).transform((operations) => ({ sent: null, operations })),
  ]),
);
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

  /** The stored edits of this tab and of closed tabs. */
  const recoverable = (stored: Entries) =>
    Object.entries(stored).filter(([tab]) => !others.has(tab));

  return {
    keep: (documentId, { sent, operations }) =>
      write(documentId, { ...read(documentId), [id]: { sent, operations: [...operations] } }),
    forget(documentId) {
      const { [id]: _own, ...rest } = read(documentId);
      write(documentId, rest);
    },
    sentSaves: (documentId) => recoverable(read(documentId)).flatMap(([, { sent }]) => sent ?? []),
    confirm(documentId, saveId) {
      const stored = Object.entries(read(documentId)).map(([tab, edits]) => [
        tab,
        edits.sent?.saveId === saveId ? { ...edits, sent: null } : edits,
      ]);
      write(documentId, Object.fromEntries(stored));
    },
    takeOver(documentId) {
      const stored = read(documentId);
      const recovered = recoverable(stored).flatMap(([, { sent, operations }]) => [
        ...(sent?.operations ?? []),
        ...operations,
      ]);
      const rest = Object.entries(stored).filter(([tab]) => others.has(tab));
      if (recovered.length > 0)
        write(documentId, {
          ...Object.fromEntries(rest),
          [id]: { sent: null, operations: recovered },
        });
      return recovered;
    },
  };
}
