import type { ItemView } from '@sitewright/contracts/entities';
import type { CSSProperties, ReactNode } from 'react';
import type { PictureLoading, ViewPage } from '../block/view-props.ts';
import { lengthsOf, scaleLength } from '../picture/sizes-list.ts';
import { ItemCard, type ShownDetails } from './item-card.tsx';

/** How items are arranged. */
export const itemArrangements = ['grid', 'list', 'wall', 'carousel'] as const;
export type ItemArrangement = (typeof itemArrangements)[number];

/** Items with how they are shown. */
export interface ItemsViewProps {
  readonly items: readonly ItemView[];
  readonly arrangement: ItemArrangement;
  readonly perRow: number;
  /** Width ÷ height of the pictures; undefined keeps their own. */
  readonly pictureRatio?: number | undefined;
  readonly shows: ShownDetails;
  readonly page: ViewPage;
  /** The width of the whole list, in the language of the attribute `sizes`. */
  readonly sizes: string;
  readonly loading: PictureLoading;
  readonly heading: 'h2' | 'h3';
}

/** Below the widest screens no more than two stand in a row. */
const fewPerRow = 2;

/** The attribute `sizes` of the pictures in a list that is as wide as `sizes` says, as `items.css` lays them out. */
function cardSizes(arrangement: ItemArrangement, perRow: number, sizes: string): string {
  const { wide, narrow } = lengthsOf(sizes);
  const share = (length: string, columns: number) => scaleLength(length, 1 / columns);
  const few = Math.min(perRow, fewPerRow);
  switch (arrangement) {
    case 'list':
      return `(width >= 48rem) ${scaleLength(wide, 0.4)}, ${narrow}`;
    case 'carousel':
      return `(width >= 48rem) ${share(wide, perRow)}, ${scaleLength(narrow, 0.78)}`;
    case 'wall':
      return `(width >= 64rem) ${share(wide, perRow)}, (width >= 40rem) ${share(wide, few)}, ${narrow}`;
    case 'grid':
      return `(width >= 64rem) ${share(wide, perRow)}, (width >= 48rem) ${share(wide, few)}, ${share(narrow, few)}`;
  }
}

/** A list of items as a grid, a list, a wall or a row that scrolls; every one works without a script. */
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
