import type { ItemView } from '@sitewright/contracts/entities';
import type { CSSProperties, ReactNode } from 'react';
import type { PictureLoading, ViewPage } from '../block/view-props.ts';
import { ItemCard, type ShownWords } from './item-card.tsx';

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
  readonly shows: ShownWords;
  readonly page: ViewPage;
  /** The width of the whole list, in the language of the attribute `sizes`. */
  readonly sizes: string;
  readonly loading: PictureLoading;
  readonly heading: 'h2' | 'h3';
}

const cardSizes = (arrangement: ItemArrangement, perRow: number): string =>
  arrangement === 'list'
    ? '(width >= 48rem) 40vw, 92vw'
    : `(width >= 64rem) ${Math.round(100 / perRow)}vw, (width >= 36rem) 46vw, ${perRow > 1 ? 46 : 92}vw`;

/** A list of items as a grid, a list, a wall or a row that scrolls; every one works without a script. */
export function ItemsView(props: ItemsViewProps): ReactNode {
  const { items, arrangement, perRow, pictureRatio, shows, page, loading, heading } = props;
  const sizes = cardSizes(arrangement, perRow);
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
            {...{ page, sizes, shows, heading }}
          />
        </li>
      ))}
    </ul>
  );
}
