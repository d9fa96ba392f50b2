import {
  defaultSiteHeader,
  type HeaderFooter,
  type Navigation,
  type PageDocument,
} from '@sitewright/contracts/entities';
import { blockType } from '@sitewright/contracts/codes';

export const emptyNavigation: Navigation = { main: [], footer: [] };

/** The first page of a new website, with the title of the website as its heading. */
export const createFirstDocument = (title: string): PageDocument => ({
  schemaVersion: 1,
  sections: [
    {
      id: 'welcome',
      design: { theme: 'light', height: 'large', width: 'inset', align: 'center' },
      layout: {
        columns: 12,
        blocks: {
          title: {
            id: 'title',
            type: blockType.HEADING,
            version: 1,
            props: { text: title, level: '1', size: 'display' },
            placement: { column: 2, row: 1, width: 10, height: 2 },
          },
        },
      },
    },
  ],
});

export const defaultHeaderFooter: HeaderFooter = {
  header: defaultSiteHeader,
  footer: { schemaVersion: 1, sections: [] },
};
