import type { BlockType } from '@sitewright/contracts/codes';
import type * as z from 'zod';

/** Groups of the menu from which blocks are inserted, in its order. */
export const blockCategories = ['basic', 'media', 'shop', 'forms', 'lists', 'advanced'] as const;
export type BlockCategory = (typeof blockCategories)[number];

type StoredProps = Readonly<Record<string, unknown>>;

/** Everything about a block kind that is the same in the browser, on the server and in the editor. */
export interface BlockDefinition<Props extends z.ZodObject = z.ZodObject> {
  /** Its code of `blockType`: what a page document stores. */
  readonly type: BlockType;
  /** Name of its folder, of its class in CSS and of its island. */
  readonly name: string;
  readonly label: string;
  readonly category: BlockCategory;
  /** Words by which an owner may look for it. */
  readonly keywords?: readonly string[];
  /** Version of the props that `props` describes; older ones pass the migrations. */
  readonly version: number;
  /** Members carry their control by `property`. Each has a default, so that `{}` is always valid. */
  readonly props: Props;
  /** What a freshly inserted block holds. */
  readonly defaults: z.input<Props>;
  /** Step `i` takes props from version `i + 1` to `i + 2`. */
  readonly migrations: readonly ((props: StoredProps) => StoredProps)[];
  /** Cells that a freshly inserted block covers on the grid of 12 columns. */
  readonly size: { readonly width: number; readonly height: number };
  /** What its owner does first, said where it stands in the editor while it shows nothing. */
  readonly firstStep?: string;
  /** It shows a picture or film at its top, which a page's first section loads before others. */
  readonly leadsWithPicture?: boolean;
  /** Style sheets that it shares with others. */
  readonly sharedStyles?: readonly (
    | 'calendar'
    | 'fields'
    | 'forms'
    | 'gallery'
    | 'items'
    | 'thirdParty'
  )[];
}

/** Makes a block kind known to the registries. */
export const defineBlock = <Props extends z.ZodObject>(
  block: BlockDefinition<Props>,
): BlockDefinition<Props> => block;

/** The props that a view of this block receives. */
export type PropsOf<Block> = Block extends BlockDefinition<infer Props> ? z.output<Props> : never;
