import { button, copy, heading, image } from '../../compose/blocks.ts';
import { menu } from '../../compose/menu-card.ts';
import { at, page, section } from '../../compose/section.ts';
import type { DemoKit, DemoPage } from '../../demo-site.ts';
import { menuCards } from './menu-cards.ts';

export const menuPage = (kit: DemoKit): DemoPage => ({
  key: 'menu',
  title: 'Menu',
  urlId: 'menu',
  seo: {
    description: 'Cardamom knots until ten, chowder at noon, flat whites all day.',
    imageId: kit.asset('cafe-citrus.jpg'),
  },
  document: page(
    section(
      'intro',
      {
        theme: 'light',
        height: 'medium',
        align: 'end',
        background: {
          assetId: kit.asset('cafe-citrus.jpg'),
          focalPoint: { x: 0.3, y: 0.52 },
          overlay: 0.3,
        },
      },
      [heading('Short menu, long table', at(1, 1, 9, 2), { level: '1', size: 'display' })],
      'Menu',
    ),
    section('cards', { theme: 'lightest' }, [
      copy(
        [
          '+ Nora writes it on Sunday night, the sea corrects it by Tuesday. Tell us what you cannot eat and we will be clever about it.',
        ],
        at(1, 1, 7, 2),
      ),
      menu(menuCards, at(1, 3, 12, 4)),
    ]),
    section('house', { theme: 'dark' }, [
      image(kit.asset('products/coffee-bag.jpg'), at(1, 1, 3, 5), { mask: 'arch' }),
      copy(
        [
          '## Take the morning home',
          'The house blend by the bag, whole or ground: 250 g for 9.50, a kilo for 32. Teo roasts on Wednesdays; on Thursdays the whole quay smells of toast.',
        ],
        at(5, 2, 7, 1),
      ),
      button('Ask us to keep a bag', '/table', at(5, 3, 7, 1), { look: 'secondary' }),
    ]),
  ),
});
