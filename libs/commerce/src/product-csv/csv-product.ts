import type {
  Dimensions,
  ProductTypeName,
  ProductVariant,
  TaxClass,
} from '@sitewright/contracts/entities';
import type { WorkflowState } from '@sitewright/contracts/codes';

/** A variant of a file. Absent members have no column: they stay as they are, or get their default. */
export interface CsvVariant {
  readonly row: number;
  /** Empty: one is generated. */
  readonly sku?: string;
  readonly optionValues: ProductVariant['optionValues'];
  readonly price?: number;
  readonly salePrice?: number;
  readonly onSale?: boolean;
  /** Null: unlimited. */
  readonly stock?: number | null;
  /** Whether its stock is counted, also where the file has no number. */
  readonly isTracked?: boolean;
  readonly continueSelling?: boolean;
  readonly isAvailable?: boolean;
  /** Null: none. */
  readonly weightGrams?: number | null;
  readonly dimensions?: Dimensions | null;
  /** A file name; null: none. */
  readonly image?: string | null;
}

/** An option of a product of a file. */
export interface CsvOption {
  readonly name: string;
  /** The values that the file has, in their order. */
  readonly values: readonly string[];
  /** Whether the file lists the values, so that their order is meant. */
  readonly isListed?: boolean;
}

/** A product of a file. Absent members have no column: they stay as they are, or get their default. */
export interface CsvProduct {
  /** Its first row. */
  readonly row: number;
  readonly handle?: string;
  readonly title?: string;
  readonly excerpt?: string;
  readonly descriptionHtml?: string;
  readonly productType?: ProductTypeName;
  readonly workflowState?: WorkflowState;
  /** Null: none. */
  readonly publishAt?: string | null;
  readonly author?: string;
  readonly categories?: readonly string[];
  /** The categories that are in others, each with these from the top. */
  readonly categoryPaths?: readonly (readonly string[])[];
  readonly tags?: readonly string[];
  readonly taxClass?: TaxClass;
  /** File names. */
  readonly images?: readonly string[];
  readonly seoTitle?: string;
  readonly seoDescription?: string;
  readonly noIndex?: boolean;
  readonly options: readonly CsvOption[];
  readonly variants: readonly CsvVariant[];
}
