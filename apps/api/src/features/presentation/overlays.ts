import { overlaysReader, type Overlays, type PageDocument } from '@sitewright/contracts/entities';
import type { ErrorResult } from '@sitewright/contracts/errors';
import { openDocument, usableDocument } from '@sitewright/page-model';
import { partTitles } from './page-entry.ts';
import { unreadable } from './unreadable.ts';

/** Bars and popup of a website as they can be drawn; the popup is a document, read as those of pages are. */
export const usableOverlays = overlaysReader(usableDocument);

/** The document of the popup as it is stored, whatever it is. */
const readStored = overlaysReader((document) => document as PageDocument);

/** The same as they are edited; rejected where a save would lose a popup that cannot be seen. */
export function openOverlays(stored: unknown): Overlays | ErrorResult {
  const { popup, ...bars } = readStored(stored);
  const opened = openDocument(popup.document);
  return opened.ok
    ? { ...bars, popup: { ...popup, document: opened.document } }
    : unreadable(opened.error, partTitles.overlays);
}
