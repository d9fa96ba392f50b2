import { blockType } from '@sitewright/contracts/codes';
import type { PageData } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { parseProps, type StoredBlock } from '../../kit/block/parse-props.ts';
import type { BlockViewProps, PictureLoading, ViewPage } from '../../kit/block/view-props.ts';
import { blockOf } from '../schema/block-of.ts';
import type { VisitorTextKey } from '../texts/visitor-text-key.ts';
import { blockViews } from './views.gen.ts';

type View = (view: BlockViewProps<never>) => ReactNode;

const views: Readonly<Record<number, View>> = blockViews;

/** Replaces the default message for a block whose view threw. */
const failureMessages: Readonly<Record<number, VisitorTextKey>> = {
  [blockType.FORM]: 'forms.unableToRender',
  [blockType.NEWSLETTER]: 'forms.unableToRender',
};

/** A stored block with the input of its view. */
export interface BlockViewInput {
  readonly block: StoredBlock;
  readonly data: PageData;
  readonly page: ViewPage;
  readonly sizes?: string;
  readonly height?: string;
  readonly loading?: PictureLoading;
}

/**
 * The markup of a block, without its position in the grid. Renders nothing for an unknown type or invalid props; shows
 * a message if the view throws, without affecting the rest of the page.
 */
export function BlockView(input: BlockViewInput): ReactNode {
  const { block, data, page, sizes = '100vw', height, loading = 'lazy' } = input;
  const { id, type, version } = block;
  const definition = blockOf(type);
  const view = views[type];
  if (definition === undefined || view === undefined) return null;
  const parsed = parseProps(definition, version, block.props);
  if (!parsed.ok) return null;
  try {
    // Called as a function, because errors of a rendered element could not be caught here. Views are pure functions.
    return view({ id, props: parsed.props as never, data, page, sizes, height, loading });
  } catch (cause) {
    page.log(`The block ${id} of type ${type} could not be drawn: ${String(cause)}`);
    return <p className="block-failure">{page.text(failureMessages[type] ?? 'block.failed')}</p>;
  }
}
