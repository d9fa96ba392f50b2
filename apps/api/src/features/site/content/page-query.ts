import type { ProductFilters } from '@sitewright/contracts/entities';

/** The parameters of a URL that change the content of a page. */
export interface PageQuery {
  readonly filters?: Readonly<Record<string, string>>;
  readonly products?: ProductFilters;
  readonly variantId?: string | undefined;
}
