import { siteHeaderOf, type HeaderFooter } from '@sitewright/contracts/entities';
import { refuse, type Refusal } from '@sitewright/contracts/errors';
import { editRefusals, openDocument, usableDocument } from '@sitewright/page-model';
import { partTitles } from './page-entry.ts';

const partsOf = (stored: unknown) => Object(stored) as Readonly<Record<string, unknown>>;

/** What every page draws around its own contents: as pages are, it is read as it can be drawn. */
export function usableHeaderFooter(stored: unknown): HeaderFooter {
  const { header, footer } = partsOf(stored);
  return { header: siteHeaderOf(header), footer: usableDocument(footer) };
}

/**
 * The same as it is edited; refused where a save would lose a footer that cannot be seen. What is wrong in a header has its
 * default, as a block's place has: it says nothing to anybody.
 */
export function openHeaderFooter(stored: unknown): HeaderFooter | Refusal {
  const { header, footer } = partsOf(stored);
  const opened = openDocument(footer);
  return opened.ok
    ? { header: siteHeaderOf(header), footer: opened.document }
    : refuse(editRefusals[opened.refusal], {
        values: { title: partTitles.headerFooter },
        detail: { refusal: opened.refusal },
      });
}
