import { operation, type Operation } from '@sitewright/contracts/entities';
import * as z from 'zod';

/** A tab among those of this browser in which the application is open. */
export interface TabHere {
  readonly id: string;
  /** The ids of the others that are open. */
  readonly others: ReadonlySet<string>;
}

/** Unsaved edits of one tab, which wait on this device through a reload. */
export interface UnsavedStore {
  /** Keeps edits of a document. False when the device has no space for them: then they are in memory alone. */
  keep(documentId: string, operations: readonly Operation[]): boolean;
  /** Drops what this tab kept: it is on the server. */
  forget(documentId: string): void;
  /** The edits that did not reach the server the last time: this tab's, and those of tabs that are open no more. */
  takeOver(documentId: string): readonly Operation[];
}

const keyOf = (documentId: string) => `sitewright.unsaved.${documentId}`;
const entries = z.record(z.string(), z.array(operation));
type Entries = z.infer<typeof entries>;

/** Keeps each tab's edits apart: what one of them brought to the server says nothing of the others'. */
export function createUnsavedStore(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  { id, others }: TabHere,
): UnsavedStore {
  function read(documentId: string): Entries {
    try {
      return entries.parse(JSON.parse(storage.getItem(keyOf(documentId)) ?? '{}'));
    } catch {
      return {};
    }
  }

  /** What was kept before stays when there is no space for more. */
  function write(documentId: string, kept: Entries): boolean {
    try {
      if (Object.keys(kept).length === 0) storage.removeItem(keyOf(documentId));
      else storage.setItem(keyOf(documentId), JSON.stringify(kept));
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
      const kept = Object.entries(read(documentId));
      const left = kept.filter(([tab]) => !others.has(tab)).flatMap(([, operations]) => operations);
      const rest = Object.fromEntries(kept.filter(([tab]) => others.has(tab)));
      if (left.length > 0) write(documentId, { ...rest, [id]: left });
      return left;
    },
  };
}
