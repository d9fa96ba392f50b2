import type { PageDocument, Seo } from '@sitewright/contracts/entities';

/** What a page begins with. */
export const emptyDocument: PageDocument = { schemaVersion: 1, sections: [] };

export const emptySeo: Seo = { title: '', description: '', imageId: null, noIndex: false };
