/** The data of each job by name. */
export interface JobPayloads {
  /** Without ids, all unfinished imports. */
  readonly 'advance-product-imports':
    | { readonly websiteId: string; readonly importId: string }
    | { readonly websiteId?: never; readonly importId?: never };
  readonly 'deliver-gift-cards': object;
  readonly 'make-widths': { readonly websiteId: string; readonly assetId: string };
  readonly 'process-payment-events': object;
  readonly 'publish-due-items': object;
  readonly 'reconcile-payments': object;
  readonly 'reconcile-refunds': object;
  readonly 'recover-carts': object;
  readonly 'remake-search-texts': object;
  readonly 'request-reviews': object;
  readonly 'sweep-card-attempts': object;
  readonly 'sweep-service-responses': object;
  readonly 'sweep-carts': object;
  readonly 'sweep-files': object;
  readonly 'sweep-tokens': object;
}

export type JobName = keyof JobPayloads;
