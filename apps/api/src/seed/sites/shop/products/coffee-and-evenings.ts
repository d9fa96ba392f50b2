import type { ProductOutline } from './write-product.ts';

export const coffeeAndEvenings: readonly ProductOutline[] = [
  {
    key: 'house-blend',
    title: 'Tidewater house blend',
    categories: ['Coffee'],
    pictures: ['products/coffee-bag.jpg'],
    excerpt:
      'What is in our mugs: hazelnut, dried fig, no drama. Roasted by Café Halyard down the hill.',
    text: [
      'Teo roasts on Wednesdays, we pack on Thursdays, the ferry leaves on Friday. It is at its best ten days later, which is about when it reaches you.',
      '- Two farms in Huila, one in Yirgacheffe',
      '- Whole beans, or ground for a filter',
      '- The bag goes into paper recycling, the label too',
    ],
    variants: [
      {
        sku: 'TG-COF-250-W',
        is: { Weight: '250 g', Grind: 'Whole beans' },
        price: 1600,
        stock: 48,
        grams: 280,
      },
      {
        sku: 'TG-COF-250-F',
        is: { Weight: '250 g', Grind: 'Pour-over' },
        price: 1600,
        stock: 21,
        grams: 280,
      },
      {
        sku: 'TG-COF-1K-W',
        is: { Weight: '1 kg', Grind: 'Whole beans' },
        price: 5400,
        stock: 12,
        grams: 1050,
      },
      {
        sku: 'TG-COF-1K-F',
        is: { Weight: '1 kg', Grind: 'Pour-over' },
        price: 5400,
        stock: 0,
        grams: 1050,
      },
    ],
  },
  {
    key: 'flat-white-cup',
    title: 'Flat white cup and saucer',
    categories: ['Coffee', 'Tableware'],
    pictures: ['products/flat-white.jpg'],
    excerpt: 'Made for the café down the hill, which has broken only nine in two years.',
    text: [
      'Thick enough to keep the milk warm, curved so that it pours its own pattern if you hold still. The spoon is old and comes from somewhere else.',
      '- Holds 6½ fl oz (190 ml)',
      '- Stacks, four high at most',
      '- Coffee not included; see the house blend',
    ],
    variants: [{ sku: 'TG-CUP-FLAT', price: 2900, stock: 20, grams: 520 }],
  },
  {
    key: 'glazing-evening',
    title: 'A glazing evening',
    categories: ['Evenings'],
    pictures: ['studio-brushes.jpg'],
    excerpt: 'Two pots, eight glazes, bread and soup. We fire what you made and post it to you.',
    text: [
      'First Thursday of the month, six until nine, eight people around one long table. You need no experience and an apron; we have aprons.',
      '- A voucher comes by email with your receipt; choose the evening later',
      '- Good for a year, and for whoever holds it',
      '- Two pots each, fired and posted within three weeks',
    ],
    productType: 'service',
    formFields: [
      {
        id: 'names',
        type: 'text',
        title: 'Who is coming?',
        description: 'Names for the aprons.',
        required: true,
      },
      {
        id: 'diet',
        type: 'textarea',
        title: 'Anything that you do not eat?',
        description: 'There is bread and soup.',
      },
    ],
    variants: [
      { sku: 'TG-EVE-ONE', is: { Places: 'One' }, price: 6500 },
      { sku: 'TG-EVE-TWO', is: { Places: 'Two' }, price: 12_000 },
    ],
  },
  {
    key: 'gift-card',
    title: 'Gift card',
    categories: ['Evenings'],
    pictures: ['studio-brushes.jpg'],
    excerpt: 'For anything on these shelves, mailed on the day that you choose.',
    text: [
      'Choose an amount, write a few lines, and we send it to whom you like. It pays as many orders as it lasts for.',
      '- Comes by email, with a page to print',
      '- Never expires',
    ],
    productType: 'gift card',
    variants: [
      { sku: 'TG-GIFT-25', is: { Amount: '$25' }, price: 2500 },
      { sku: 'TG-GIFT-50', is: { Amount: '$50' }, price: 5000 },
      { sku: 'TG-GIFT-100', is: { Amount: '$100' }, price: 10_000 },
    ],
  },
];
