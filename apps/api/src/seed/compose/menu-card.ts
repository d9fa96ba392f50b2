import { blockType } from '@sitewright/contracts/codes';
import type { Placement } from '@sitewright/contracts/entities';
import { place, type PlacedBlock } from './section.ts';

/** A dish as it is written on a menu: name, price, description and an optional note. */
type Dish = readonly [title: string, price: string, description?: string, note?: string];

interface MenuPart {
  readonly title: string;
  readonly dishes: readonly Dish[];
}

export interface MenuCard {
  readonly title: string;
  readonly note?: string;
  readonly parts: readonly MenuPart[];
}

/** Menus, with tabs if there are several. */
export const menu = (
  cards: readonly MenuCard[],
  placement: Placement,
  props: object = {},
): PlacedBlock =>
  place(
    blockType.MENU,
    {
      cards: cards.map(({ parts, ...card }) => ({
        ...card,
        parts: parts.map(({ title, dishes }) => ({
          title,
          dishes: dishes.map(([name, price, description, note]) => ({
            title: name,
            price,
            description,
            note,
          })),
        })),
      })),
      ...props,
    },
    placement,
  );
