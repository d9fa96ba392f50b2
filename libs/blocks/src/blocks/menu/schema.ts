import { blockType } from '@sitewright/contracts/codes';
import * as z from 'zod';
import { defineBlock } from '../../kit/block/define-block.ts';
import { property } from '../../kit/block/property.ts';

const dish = z.object({
  title: property(z.string().max(200).default('A dish'), { label: 'Name', control: 'text' }),
  description: property(z.string().max(500).default(''), {
    label: 'Description',
    control: 'textarea',
  }),
  price: property(z.string().max(40).default(''), { label: 'Price', control: 'text' }),
  note: property(z.string().max(100).default(''), {
    label: 'Note',
    control: 'text',
    help: 'Such as vegan, or the allergens.',
  }),
});

const part = z.object({
  title: property(z.string().max(200).default(''), { label: 'Heading', control: 'text' }),
  dishes: property(z.array(dish).max(80).default([]), { label: 'Dishes', control: 'list' }),
});

const card = z.object({
  title: property(z.string().max(80).default('Menu'), {
    label: 'Tab name',
    control: 'text',
  }),
  note: property(z.string().max(500).default(''), { label: 'Description', control: 'textarea' }),
  parts: property(z.array(part).max(20).default([]), { label: 'Sections', control: 'list' }),
});
export type MenuCard = z.infer<typeof card>;

/** The menu of a restaurant: several menus in tabs, each with sections and dishes. */
export const menu = defineBlock({
  type: blockType.MENU,
  name: 'menu',
  label: 'Menu',
  firstStep: 'Write the menu',
  category: 'lists',
  keywords: ['café', 'restaurant', 'food', 'dishes', 'prices'],
  version: 1,
  props: z.object({
    cards: property(z.array(card).max(12).default([]), { label: 'Cards', control: 'list' }),
    columns: property(z.enum(['1', '2']).default('2'), {
      label: 'Columns',
      control: 'segmented',
      tab: 'design',
    }),
  }),
  defaults: {
    cards: [
      {
        title: 'Breakfast',
        parts: [{ title: 'Sweet', dishes: [{ title: 'Porridge', price: '6' }] }],
      },
      {
        title: 'Lunch',
        parts: [{ title: '', dishes: [{ title: 'Soup of the day', price: '8' }] }],
      },
    ],
  },
  migrations: [],
  size: { width: 12, height: 12 },
});
