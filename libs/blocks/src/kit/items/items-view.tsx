import type { ItemView } from '@sitewright/contracts/entities';
import type { CSSProperties, ReactNode } from 'react';
import type { PictureLoading, ViewPage } from '../block/view-props.ts';
import { lengthsOf, scaleLength } from '../picture/sizes-list.ts';
import { ItemCard, type ShownDetails } from './item-card.tsx';

/** Layouts of a list of items. */
export const itemArrangements = ['grid', 'list', 'wall', 'carousel'] as const;
export type ItemArrangement = (typeof itemArrangements)[number];

/** Items and their display options. */
export interface ItemsViewProps {
  readonly items: readonly ItemView[];
  readonly arrangement: ItemArrangement;
  readonly perRow: number;
  /** Aspect ratio of the images; undefined keeps their own. */
  readonly pictureRatio?: number | undefined;
  readonly shows: ShownDetails;
  readonly page: ViewPage;
  /** The width of the whole list, as a value of the attribute `sizes`. */
  readonly sizes: string;
  readonly loading: PictureLoading;
  readonly heading: 'h2' | 'h3';
}

/** The maximum number of items in a row on narrower screens. */
const maxNarrowPerRow = 2;

/** The attribute `sizes` of the images in a list of the width `sizes`, by the layout in `items.css`. */
function cardSizes(arrangement: ItemArrangement, perRow: number, sizes: string): string {
  const { wide, narrow } = lengthsOf(sizes);
  const divide = (length: string, columns: number) => scaleLength(length, 1 / columns);
  const fewer = Math.min(perRow, maxNarrowPerRow);
  switch (arrangement) {
    case 'list':
      return `(width >= 48rem) ${scaleLength(wide, 0.4)}, ${narrow}`;
    case 'carousel':
      return `(width >= 48rem) ${divide(wide, perRow)}, ${scaleLength(narrow, 0.78)}`;
    case 'wall':
      return `(width >= 64rem) ${divide(wide, perRow)}, (width >= 40rem) ${divide(wide, fewer)}, ${narrow}`;
    case 'grid':
      return `(width >= 64rem) ${divide(wide, perRow)}, (width >= 48rem) ${divide(wide, fewer)}, ${divide(narrow, fewer)}`;
  }
}

/** A list of items as a grid, a list, a masonry wall or a scrolling row; all work without JavaScript. */
export function ItemsView(props: ItemsViewProps): ReactNode {
  const { items, arrangement, perRow, pictureRatio, shows, page, loading, heading } = props;
  const sizes = cardSizes(arrangement, perRow, props.sizes);
  return (
    <ul
      className="items"
      data-arrangement={arrangement}
      style={{ '--per-row': perRow, '--picture-ratio': pictureRatio } as CSSProperties}
      {...(arrangement === 'carousel' ? { tabIndex: 0, 'aria-label': page.text('items.row') } : {})}
    >
      {items.map((item, index) => (
        <li key={item.id}>
          <ItemCard
            item={item}
            loading={
              index === 0 ? loading : index < perRow && loading !== 'lazy' ? 'eager' : 'lazy'
            }
            {...{ page, sizes, pictureRatio, shows, heading }}
          />
        </li>
      ))}
    </ul>
  );
}
