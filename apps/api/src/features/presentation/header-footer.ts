import type { HeaderFooter } from '@sitewright/contracts/entities';
import { refuse, type Refusal } from '@sitewright/contracts/errors';
import { editRefusals, openDocument, usableDocument } from '@sitewright/page-model';
import { partTitles } from './page-entry.ts';

/** The footer is a document of its own, which every page draws: as pages are, it is read as it can be drawn. */
export function usableHeaderFooter(stored: HeaderFooter): HeaderFooter {
  const footer = usableDocument(stored.footer);
  return footer === stored.footer ? stored : { ...stored, footer };
}

/** The same as it is edited; refused where a save would lose what cannot be seen. */
export function openHeaderFooter(stored: HeaderFooter): HeaderFooter | Refusal {
  const opened = openDocument(stored.footer);
  if (!opened.ok)
    return refuse(editRefusals[opened.refusal], {
      values: { title: partTitles.headerFooter },
      detail: { refusal: opened.refusal },
    });
  return opened.document === stored.footer ? stored : { ...stored, footer: opened.document };
}
