import { overlaysReader, type Overlays, type PageDocument } from '@sitewright/contracts/entities';
import type { ErrorResult } from '@sitewright/contracts/errors';
import { openDocument, usableDocument } from '@sitewright/page-model';
import { partTitles } from './page-entry.ts';
import { unreadable } from './unreadable.ts';

/** Bars and popup of a website for rendering; the popup is a document, repaired like pages. */
export const usableOverlays = overlaysReader(usableDocument);

/** Reads bars and popup with the popup's document as it is stored, not validated. */
const readStored = overlaysReader((document) => document as PageDocument);

/** The same for the editor; rejected if a save would lose a hidden part of the popup. */
export function openOverlays(stored: unknown): Overlays | ErrorResult {
  const { popup, ...bars } = readStored(stored);
  const opened = openDocument(popup.document);
  return opened.ok
    ? { ...bars, popup: { ...popup, document: opened.document } }
    : unreadable(opened.error, partTitles.overlays);
}
