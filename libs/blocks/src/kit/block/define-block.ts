import type { BlockType } from '@sitewright/contracts/codes';
import type * as z from 'zod';

/** Groups of the menu for inserting blocks, in its order. */
export const blockCategories = ['basic', 'media', 'shop', 'forms', 'lists', 'advanced'] as const;
export type BlockCategory = (typeof blockCategories)[number];

type StoredProps = Readonly<Record<string, unknown>>;

/** The definition of a block type, shared by the browser, the server and the editor. */
export interface BlockDefinition<Props extends z.ZodObject = z.ZodObject> {
  /** Its code in `blockType`, which page documents store. */
  readonly type: BlockType;
  /** Name of its folder, its CSS class and its island. */
  readonly name: string;
  readonly label: string;
  readonly category: BlockCategory;
  /** Search terms for owners. */
  readonly keywords?: readonly string[];
  /** Version of the props that `props` describes; older props are migrated. */
  readonly version: number;
  /** Members get their controls from `property`. Each has a default, so that `{}` is always valid. */
  readonly props: Props;
  /** The props of a new block. */
  readonly defaults: z.input<Props>;
  /** Step `i` migrates props from version `i + 1` to `i + 2`. */
  readonly migrations: readonly ((props: StoredProps) => StoredProps)[];
  /** Size of a new block in cells of the 12-column grid. */
  readonly size: { readonly width: number; readonly height: number };
  /** What the owner should do first, shown in the editor while the block is empty. */
  readonly firstStep?: string;
  /** The block shows an image or video at its top, which loads with priority in a page's first section. */
  readonly leadsWithPicture?: boolean;
  /** Shared style sheets that it needs. */
  readonly sharedStyles?: readonly (
    | 'calendar'
    | 'fields'
    | 'forms'
    | 'gallery'
    | 'items'
    | 'rating'
    | 'reviews'
    | 'thirdParty'
  )[];
}

/** Defines a block type. */
export const defineBlock = <Props extends z.ZodObject>(
  block: BlockDefinition<Props>,
): BlockDefinition<Props> => block;

/** The props that a view of this block receives. */
export type PropsOf<Block> = Block extends BlockDefinition<infer Props> ? z.output<Props> : never;
