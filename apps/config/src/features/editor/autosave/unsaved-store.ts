import { operation, type Operation } from '@sitewright/contracts/entities';
import * as z from 'zod';

/** Where unsaved edits wait through a reload. */
export type UnsavedStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (pageId: string) => `sitewright.unsaved.${pageId}`;

/** Keeps edits of a page on this device. A full store keeps what it has: the edits are still in memory. */
export function keepUnsaved(
  store: UnsavedStore,
  pageId: string,
  operations: readonly Operation[],
): void {
  try {
    store.setItem(keyOf(pageId), JSON.stringify(operations));
  } catch {
    store.removeItem(keyOf(pageId));
  }
}

/** Drops what was kept: it is on the server. */
export const forgetUnsaved = (store: UnsavedStore, pageId: string): void =>
  store.removeItem(keyOf(pageId));

/** The edits of a page that did not reach the server the last time. */
export function readUnsaved(store: UnsavedStore, pageId: string): readonly Operation[] {
  const text = store.getItem(keyOf(pageId));
  if (text === null) return [];
  try {
    return z.array(operation).parse(JSON.parse(text));
  } catch {
    return [];
  }
}
