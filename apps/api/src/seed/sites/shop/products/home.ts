import type { ProductOutline } from './write-product.ts';

const categories = ['Home'];

export const home: readonly ProductOutline[] = [
  {
    key: 'harbor-vase',
    title: 'Harbor vase',
    categories,
    pictures: ['products/vase.jpg'],
    excerpt: 'Round as a buoy, narrow at the neck: three stems look like a decision.',
    text: [
      'A batch came out half a shade grayer than planned. We like it more; the price likes you.',
      '- 6 in high (15 cm), neck of ¾ in (2 cm)',
      '- Watertight; a felt ring saves the sideboard',
      '- The grasses grow behind the workshop and are not for sale',
    ],
    variants: [{ sku: 'TG-VASE-SAGE', price: 4800, salePrice: 3900, stock: 11, grams: 620 }],
  },
  {
    key: 'pine-candle',
    title: 'Pine candle',
    categories,
    pictures: ['products/candle.jpg'],
    excerpt: 'Beeswax and pine resin in a speckled jar, with a lid that is also the coaster.',
    text: [
      'Poured in October, gone by December, every year. When it has burned down, the jar holds pencils for the rest of its life.',
      '- Burns for about 45 hours',
      '- Beeswax from four hives on the north shore',
      '- Lid turned from storm-felled ash',
    ],
    variants: [{ sku: 'TG-CANDLE-PINE', price: 2800, stock: 0, grams: 540 }],
  },
  {
    key: 'terracotta-planter',
    title: 'Terracotta planter',
    categories,
    pictures: ['products/planter.jpg'],
    excerpt:
      'A pot that breathes, with a saucer that fits. The cactus is called Captain and stays with us.',
    text: [
      'Unglazed outside, so the soil dries the way roots like it; sealed below, so the windowsill does too.',
      '- Small 5 in, medium 7 in, large 9 in across (12, 17 and 23 cm)',
      '- One hole, one saucer',
      '- Frost-proof down to 23 °F (−5 °C)',
    ],
    variants: [
      { sku: 'TG-PLANT-S', is: { Size: 'Small' }, price: 2600, stock: 16, grams: 690 },
      { sku: 'TG-PLANT-M', is: { Size: 'Medium' }, price: 3600, stock: 7, grams: 1380 },
      { sku: 'TG-PLANT-L', is: { Size: 'Large' }, price: 5200, stock: 0, grams: 2650 },
    ],
  },
];
