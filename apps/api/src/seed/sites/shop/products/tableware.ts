import type { ProductOutline } from './write-product.ts';

const categories = ['Tableware'];

export const tableware: readonly ProductOutline[] = [
  {
    key: 'speckled-mug',
    title: 'Speckled mug',
    categories,
    tags: ['new'],
    pictures: ['products/mug.jpg', 'products/mugs-trio.jpg', 'products/mug-terracotta.jpg'],
    excerpt:
      'Eleven ounces, a rest for the thumb and a bare clay foot. Our first pot, now in its ninth year.',
    text: [
      'The speckles are iron in the clay, so no two mugs agree on where to put them. Marit throws thirty on a Monday and keeps the best twenty-six.',
      '- Holds 11 fl oz (320 ml), stands 3½ in high',
      '- Safe in the dishwasher and the microwave',
      '- The foot is unglazed; it may ring a wet table until its third wash',
    ],
    variants: [
      {
        sku: 'TG-MUG-CREAM',
        is: { Glaze: 'Cream' },
        price: 2400,
        stock: 34,
        grams: 380,
        picture: 'products/mug.jpg',
      },
      {
        sku: 'TG-MUG-SAGE',
        is: { Glaze: 'Sage' },
        price: 2400,
        stock: 18,
        grams: 380,
        picture: 'products/mugs-trio.jpg',
      },
      {
        sku: 'TG-MUG-CLAY',
        is: { Glaze: 'Terracotta' },
        price: 2600,
        stock: 3,
        grams: 380,
        picture: 'products/mug-terracotta.jpg',
      },
    ],
  },
  {
    key: 'mug-set',
    title: 'Mugs, set of three',
    categories,
    pictures: ['products/mugs-trio.jpg', 'products/mug.jpg'],
    excerpt: 'Sage, cream and terracotta from one firing, so that they age at the same speed.',
    text: [
      'Three mugs for the price of not quite three. They come wrapped in last week’s island paper, which you are welcome to read.',
      '- One each of sage, cream and terracotta',
      '- Holds 11 fl oz (320 ml) apiece',
      '- Safe in the dishwasher and the microwave',
    ],
    variants: [{ sku: 'TG-MUG-TRIO', price: 6400, stock: 12, grams: 1180 }],
  },
  {
    key: 'nesting-bowls',
    title: 'Nesting bowls',
    categories,
    tags: ['new'],
    pictures: ['products/bowls.jpg'],
    excerpt:
      'Three bowls that sleep in one another: porridge, soup, the salad everybody reaches into.',
    text: [
      'Thrown as a family, glazed as individuals. The smallest one is also a generous scoop of ice cream.',
      '- 5, 6½ and 8 in across (13, 17 and 21 cm)',
      '- White, sage and peach',
      '- Safe in the dishwasher; warm the oven with them inside, not before',
    ],
    variants: [{ sku: 'TG-BOWL-NEST', price: 5800, stock: 9, grams: 1460 }],
  },
  {
    key: 'dinner-plates',
    title: 'Plates, set of four',
    categories,
    pictures: ['products/plates.jpg'],
    excerpt: 'A low rim for sauce, a flat middle for the knife, four glazes that get along.',
    text: [
      'We throw plates in winter, when the clay dries slowly and stays flat. When they are gone they are gone until March.',
      '- Small: 8 in (20 cm), for breakfast and cake',
      '- Large: 10½ in (27 cm), for dinner',
      '- Two white, one blue-gray, one peach in each set',
    ],
    variants: [
      { sku: 'TG-PLATE-S4', is: { Size: 'Small' }, price: 7200, stock: 14, grams: 1720 },
      { sku: 'TG-PLATE-L4', is: { Size: 'Large' }, price: 9600, stock: 8, grams: 3050 },
    ],
  },
  {
    key: 'dipped-carafe',
    title: 'Dipped carafe',
    categories,
    tags: ['new'],
    pictures: ['products/carafe.jpg'],
    excerpt:
      'White above, harbor blue below, with a line that was drawn by gravity. Comes with its cup.',
    text: [
      'Jonah dips each carafe by hand, holding it by the neck and his breath. The cup sits on the spout at night and keeps moths out.',
      '- Holds 34 fl oz (1 l); pours without a drip',
      '- Cup of 6 fl oz (180 ml) included',
      '- By hand or in the dishwasher, never on the stove',
    ],
    variants: [{ sku: 'TG-CARAFE-BLUE', price: 5400, stock: 2, grams: 1240 }],
  },
];
