import { workflowState } from '@sitewright/contracts/codes';
import {
  emptySeo,
  type CsvRowError,
  type ItemDraft,
  type RichText,
  type VariantDraft,
} from '@sitewright/contracts/entities';
import { compareCoordinates, createLocator } from '../variants/coordinates.ts';
import { findMatrixError, type MatrixError } from '../variants/find-matrix-error.ts';
import type { CsvProduct } from './csv-product.ts';
import { mergeCsvVariants, type FindImage } from './merge-variants.ts';

/** What an import writes for a product of a file. */
export interface MergedProduct {
  readonly draft: ItemDraft;
  /** Whether it differs from what is stored. */
  readonly isChanged: boolean;
  readonly errors: readonly CsvRowError[];
  /** Image names of the file that no stored file has. */
  readonly missingImages: readonly string[];
}

interface MergeParts {
  readonly product: CsvProduct;
  /** The product that the file changes; null: a new one. */
  readonly stored: ItemDraft | null;
  /** The description of the file; undefined: it has none. */
  readonly body: RichText | null | undefined;
  readonly findImage: FindImage;
}

const emptyDraft: ItemDraft = {
  title: '',
  excerpt: '',
  body: null,
  imageIds: [],
  author: '',
  categories: [],
  tags: [],
  workflowState: workflowState.DRAFT,
  publishAt: null,
  product: null,
};

function matrixText(error: MatrixError): string {
  switch (error.kind) {
    case 'repeatedOption':
      return `The option “${error.name}” exists twice.`;
    case 'repeatedValue':
      return `The value “${error.name}” of an option exists twice, with other capital letters or spaces.`;
    case 'unknownValue':
      return `No option has the value “${error.name}”.`;
    case 'repeatedVariant':
      return `Two variants have the options “${error.name}”.`;
    case 'otherOptions':
      return 'Each variant of a product needs a value for each of its options, also those that are stored already.';
  }
}

/** In the order of the matrix. */
function sortVariants(
  options: NonNullable<NonNullable<ItemDraft['product']>['options']>,
  variants: readonly VariantDraft[],
): VariantDraft[] {
  const locate = createLocator(options);
  return variants
    .map((variant) => ({ variant, coordinates: locate(variant) }))
    .toSorted((left, right) => compareCoordinates(left.coordinates, right.coordinates))
    .map(({ variant }) => variant);
}

/** A text that is equal for drafts that are stored as the same. */
function canonicalText({ product, ...item }: ItemDraft): string {
  // The standard class is stored as no class.
  const { taxClass = 'standard', ...rest } = product ?? {};
  const draft = { ...item, product: { ...rest, taxClass } };
  const sorted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(sorted);
    if (value === null || typeof value !== 'object') return value;
    const entries = Object.entries(value).filter(([, member]) => member !== undefined);
    return Object.fromEntries(
      entries
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, member]) => [key, sorted(member)]),
    );
  };
  return JSON.stringify(sorted(draft));
}

/** The SEO settings with those of a file; undefined if neither has any. */
function mergeSeo({ seoTitle, seoDescription, noIndex }: CsvProduct, stored: ItemDraft['seo']) {
  if ((seoTitle ?? seoDescription ?? noIndex) === undefined) return stored;
  const { title, description, ...rest } = stored ?? emptySeo;
  return {
    ...rest,
    title: seoTitle ?? title,
    description: seoDescription ?? description,
    ...(noIndex === undefined ? {} : { noIndex }),
  };
}

/** Merges a product of a file into the stored one, or makes a new one of it. */
export function mergeProduct({ product, stored, body, findImage }: MergeParts): MergedProduct {
  const base = stored ?? emptyDraft;
  const merged = mergeCsvVariants(product, stored?.product ?? null, findImage);
  const errors = [...merged.errors];
  const missingImages = [...merged.missingImages];
  if (stored === null && product.title === undefined)
    errors.push({ row: product.row, column: null, text: 'A new product needs a title.' });

  const imageIds = (product.images ?? []).flatMap((name) => {
    const id = findImage(name);
    if (id === undefined) missingImages.push(name);
    return id === undefined ? [] : [id];
  });
  const isMissing = imageIds.length < (product.images?.length ?? 0);
  const isMoved =
    merged.variants.length > (stored?.product?.variants.length ?? 0) ||
    JSON.stringify(merged.options) !== JSON.stringify(stored?.product?.options ?? []);
  const variants =
    stored !== null && isMoved
      ? sortVariants([...merged.options], merged.variants)
      : [...merged.variants];
  const matrix = { options: merged.options, variants };
  const matrixError = errors.length === 0 ? findMatrixError(matrix) : null;
  if (matrixError !== null)
    errors.push({ row: product.row, column: null, text: matrixText(matrixError) });
  const { taxClass = base.product?.taxClass } = product;
  const seo = mergeSeo(product, base.seo);
  const draft: ItemDraft = {
    ...base,
    title: product.title ?? base.title,
    excerpt: product.excerpt ?? base.excerpt,
    body: body === undefined ? base.body : body,
    imageIds:
      product.images === undefined
        ? base.imageIds
        : isMissing
          ? [...new Set([...base.imageIds, ...imageIds])]
          : imageIds,
    author: product.author ?? base.author,
    categories: [...(product.categories ?? base.categories)],
    tags: [...(product.tags ?? base.tags)],
    workflowState: product.workflowState ?? base.workflowState,
    publishAt: product.publishAt === undefined ? base.publishAt : product.publishAt,
    ...(seo === undefined ? {} : { seo }),
    product: {
      ...base.product,
      productType: product.productType ?? base.product?.productType ?? 'physical',
      options: merged.options.map(({ name, values }) => ({ name, values: [...values] })),
      ...(taxClass === undefined ? {} : { taxClass }),
      variants,
    },
    ...(stored === null && product.handle !== undefined ? { urlId: product.handle } : {}),
  };
  const isChanged = stored === null || canonicalText(draft) !== canonicalText(stored);
  return { draft, isChanged, errors, missingImages: [...new Set(missingImages)] };
}
