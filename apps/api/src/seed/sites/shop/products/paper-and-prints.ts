import type { ProductOutline } from './write-product.ts';

const printVariants = (sku: string, stockA4: number, stockA3: number, stockFramed: number) =>
  [
    { sku: `${sku}-A4`, is: { Size: 'A4' }, price: 3800, stock: stockA4, grams: 180 },
    { sku: `${sku}-A3`, is: { Size: 'A3' }, price: 5800, stock: stockA3, grams: 260 },
    { sku: `${sku}-FR`, is: { Size: 'A3 framed' }, price: 12_800, stock: stockFramed, grams: 2400 },
  ] as const;

/** Two options: each size without a frame, or in oak or black. */
const framedVariants = (sku: string, stock: number) =>
  (
    [
      ['A4', 3800, 180],
      ['A3', 5800, 260],
    ] as const
  ).flatMap(([size, price, grams], sizeIndex) =>
    (
      [
        ['None', 0, 0],
        ['Oak', 7000, 1900],
        ['Black', 6500, 1900],
      ] as const
    ).map(([frame, framePrice, frameGrams], frameIndex) => ({
      sku: `${sku}-${size}-${frame.slice(0, 2).toUpperCase()}`,
      is: { Size: size, Frame: frame },
      price: price + framePrice,
      // The large black frame is sold out.
      stock: Math.max(0, stock - sizeIndex * 12 - frameIndex * 9),
      grams: grams + frameGrams,
    })),
  );

const paper = 'Cotton rag paper, 310 g, inks that outlive their owners';
const posting = 'Posted flat between boards, or framed in oak with real glass';

export const paperAndPrints: readonly ProductOutline[] = [
  {
    key: 'wave-print',
    title: 'Print: Off the breakwater',
    categories: ['Prints'],
    tags: ['new'],
    pictures: ['products/print-waves.jpg', 'art-ocean-waves.jpg'],
    excerpt:
      'A sea in seven blues, after an old woodblock that hung in the ferry office until it closed.',
    text: [
      'Jonah borrowed it, photographed it, and gave it back three weeks late. The ferry office got print number one.',
      `- ${paper}`,
      `- ${posting}`,
      '- White margin of 1 in (2.5 cm) all around',
    ],
    variants: printVariants('TG-PRINT-WAVE', 40, 22, 6),
  },
  {
    key: 'daffodil-print',
    title: 'Print: Daffodils in a bowl',
    categories: ['Prints'],
    pictures: ['products/print-daffodils.jpg', 'art-daffodils.jpg'],
    excerpt:
      'Berthe Morisot, 1885. The bowl has been bothering Marit for years; she nearly has it.',
    text: [
      'A painting in the public domain, printed from a careful scan, so that you see the hurry in the brush.',
      `- ${paper}`,
      `- ${posting}`,
      '- Looks best where it gets no direct sun, like the flowers',
    ],
    variants: framedVariants('TG-PRINT-DAFF', 30),
  },
  {
    key: 'seed-head-print',
    title: 'Print: Seed head, February',
    categories: ['Prints'],
    pictures: ['products/print-thistle.jpg'],
    excerpt:
      'The last thing standing in our garden. Edition of sixty, numbered and signed in pencil.',
    text: [
      'Photographed on the kiln shed door with a sheet of tracing paper and a lot of patience. There will be no second edition.',
      `- ${paper}`,
      '- A3, in an edition of sixty',
    ],
    variants: [{ sku: 'TG-PRINT-SEED', price: 6800, stock: 4, grams: 260 }],
  },
  {
    key: 'sketch-notebook',
    title: 'Sketch notebook',
    categories: ['Paper'],
    pictures: ['products/notebook.jpg'],
    excerpt:
      'Lies flat from the first page to the last, and takes ink without gossiping to the next sheet.',
    text: [
      'Sewn by hand in sections of sixteen, bound in book cloth, closed with an elastic that has held since we started.',
      '- 144 pages, 120 g, cream, without lines',
      '- 5½ × 8¼ in (14 × 21 cm)',
      '- The brass pen is Jonah’s and he would like it back',
    ],
    variants: [
      { sku: 'TG-NOTE-SLATE', is: { Cover: 'Slate' }, price: 1800, stock: 31, grams: 330 },
      { sku: 'TG-NOTE-CLAY', is: { Cover: 'Terracotta' }, price: 1800, stock: 27, grams: 330 },
    ],
  },
  {
    key: 'glaze-recipes',
    title: 'Glaze recipes, cone 6',
    categories: ['Paper'],
    pictures: ['studio-brushes.jpg'],
    excerpt: 'Six glazes that we use every week, and what goes wrong with each. A PDF to print.',
    text: [
      'Jonah typed up the cards that hang over the buckets, with the corrections that hang beside them.',
      '- A PDF of two pages, for letter and A4',
      '- You get the link with your receipt',
      '- Test on your own clay first; ours is stubborn',
    ],
    productType: 'digital',
    files: ['downloads/glaze-recipes.pdf'],
    variants: [{ sku: 'TG-RECIPES', price: 900 }],
  },
];
