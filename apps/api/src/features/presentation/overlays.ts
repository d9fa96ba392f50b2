import { overlaysReader, type Overlays } from '@sitewright/contracts/entities';
import { refuse, type Refusal } from '@sitewright/contracts/errors';
import {
  createDocument,
  editRefusals,
  openDocument,
  usableDocument,
  type EditRefusal,
} from '@sitewright/page-model';
import { partTitles } from './page-entry.ts';

/** Bars and popup of a website as they can be drawn; the popup is a document, read as those of pages are. */
export const usableOverlays = overlaysReader(usableDocument);

/** The same as they are edited; refused where a save would lose what cannot be seen. */
export function openOverlays(stored: unknown): Overlays | Refusal {
  const refused: EditRefusal[] = [];
  const overlays = overlaysReader((document) => {
    const opened = openDocument(document);
    if (opened.ok) return opened.document;
    refused.push(opened.refusal);
    return createDocument();
  })(stored);
  const [refusal] = refused;
  return refusal === undefined
    ? overlays
    : refuse(editRefusals[refusal], {
        values: { title: partTitles.overlays },
        detail: { refusal },
      });
}
