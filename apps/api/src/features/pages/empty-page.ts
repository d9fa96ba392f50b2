import type { PageDocument } from '@sitewright/contracts/entities';

/** The initial document of a page. */
export const emptyDocument: PageDocument = { schemaVersion: 1, sections: [] };
