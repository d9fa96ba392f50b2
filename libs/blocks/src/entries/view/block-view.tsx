import { blockType } from '@sitewright/contracts/codes';
import type { PageData } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { parseProps, type ParsedProps, type StoredBlock } from '../../kit/block/parse-props.ts';
import type { BlockViewProps, PictureLoading, ViewPage } from '../../kit/block/view-props.ts';
import { blockOf } from '../schema/block-of.ts';
import type { VisitorTextKey } from '../texts/visitor-text-key.ts';
import { blockViews } from './views.gen.ts';

type View = (view: BlockViewProps<never>) => ReactNode;

const views: Readonly<Record<number, View>> = blockViews;

/** What stands in the place of a block whose view has failed, where it is not the usual sentence. */
const failures: Readonly<Record<number, VisitorTextKey>> = {
  [blockType.FORM]: 'forms.unableToRender',
  [blockType.NEWSLETTER]: 'forms.unableToRender',
};

/** Blocks are values that nobody changes: one that is drawn again has the props that it had. */
const parsedBlocks = new WeakMap<StoredBlock, ParsedProps>();

/** One stored block with what its view is given. */
export interface BlockViewInput {
  readonly block: StoredBlock;
  readonly data: PageData;
  readonly page: ViewPage;
  readonly sizes?: string;
  readonly height?: string;
  readonly loading?: PictureLoading;
}

/**
 * One block's markup, without its place in the grid. A type that is not known, and props that do not parse,
 * draw nothing; a view that throws says so in its place, and the rest of the page goes on.
 */
export function BlockView(input: BlockViewInput): ReactNode {
  const { block, data, page, sizes = '100vw', height, loading = 'lazy' } = input;
  const { id, type, version } = block;
  const definition = blockOf(type);
  const view = views[type];
  if (definition === undefined || view === undefined) return null;
  const parsed = parsedBlocks.get(block) ?? parseProps(definition, version, block.props);
  parsedBlocks.set(block, parsed);
  if (!parsed.ok) return null;
  try {
    // Called, not rendered: views are pure functions, and only so is what they throw caught here.
    return view({ id, props: parsed.props as never, data, page, sizes, height, loading });
  } catch (cause) {
    page.log(`The block ${id} of type ${type} could not be drawn: ${String(cause)}`);
    return <p className="block-failure">{page.text(failures[type] ?? 'block.failed')}</p>;
  }
}
