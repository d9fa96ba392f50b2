import type { PageDocument, Seo } from '@sitewright/contracts/entities';

/** The initial document of a page. */
export const emptyDocument: PageDocument = { schemaVersion: 1, sections: [] };

export const emptySeo: Seo = { title: '', description: '', imageId: null, noIndex: false };
