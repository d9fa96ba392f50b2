/** The labels of workflow states: one set for storefront items, one for catalog lists (specification 3). */
export const workflow = {
  available: 'Available',
  scheduled: 'Scheduled',
  hidden: 'Hidden',
  unsupported: 'Unsupported',
  catalogueScheduled: 'Scheduled',
  catalogueNeedsReview: 'Needs Review',
  catalogueDraft: 'Draft',
  cataloguePrivate: 'Private',
} as const;
