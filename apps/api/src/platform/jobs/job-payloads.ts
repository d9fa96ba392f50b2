/** The data of each job by name. */
export interface JobPayloads {
  readonly 'deliver-gift-cards': object;
  readonly 'make-widths': { readonly websiteId: string; readonly assetId: string };
  readonly 'process-payment-events': object;
  readonly 'publish-due-items': object;
  readonly 'reconcile-payments': object;
  readonly 'reconcile-refunds': object;
  readonly 'remake-search-texts': object;
  readonly 'sweep-card-attempts': object;
  readonly 'sweep-carts': object;
  readonly 'sweep-files': object;
  readonly 'sweep-tokens': object;
}

export type JobName = keyof JobPayloads;
