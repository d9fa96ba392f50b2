import { accordion, copy, heading, image } from '../../compose/blocks.ts';
import { at, inWrittenOrder, page, section } from '../../compose/section.ts';
import type { DemoKit, DemoPage } from '../../demo-site.ts';

const careQuestions = [
  [
    'Dishwasher, microwave, oven?',
    'Yes, yes, and yes if you start with a cold oven. Stoneware minds sudden changes, as we all do. Prints and notebooks: none of the three.',
  ],
  [
    'Gray marks on the glaze',
    'That is metal from your knives, not a scratch. A paste of baking soda and a minute of rubbing takes it off.',
  ],
  [
    'A ring under a new mug',
    'The bare foot drinks a little water in its first days. Three washes and it is over; until then a coaster is kind to the table.',
  ],
  [
    'It has a chip',
    'Sand the edge with fine wet paper and carry on. If it broke within a year and you did not throw it, write to us and we will make another.',
  ],
] as const;

const orderQuestions = [
  [
    'When do you post?',
    'On Tuesdays and Fridays, with the ferry. In January there are weeks without one; the checkout still tells you the truth about days.',
  ],
  [
    'What if something arrives broken?',
    'Send a photograph within two weeks, and keep the pieces for the garden path. You choose between a new one and your money.',
  ],
  [
    'May I return it?',
    'Within 30 days, if it is unused. You pay the ferry, we pay back everything else. Coffee and evenings are exempt, for opposite reasons.',
  ],
  [
    'Duty and tax abroad',
    'Sales tax and VAT are calculated at the checkout where we know them. Elsewhere your customs office may ask for its share at the door.',
  ],
  [
    'Do you take commissions?',
    'Twice a year, for sets of twelve and up. [Tell us](/contact) who will be sitting at the table.',
  ],
] as const;

export const carePage = (kit: DemoKit): DemoPage => ({
  key: 'care',
  title: 'Care & questions',
  urlId: 'care',
  seo: {
    description: 'How to look after stoneware, and how orders, post and returns work.',
    imageId: kit.asset('products/plates.jpg'),
  },
  document: page(
    section(
      'intro',
      { theme: 'light' },
      inWrittenOrder([
        heading('Care & questions', at(1, 1, 6, 2), { level: '1', size: '1' }, { align: 'center' }),
        copy(
          ['+ Use them daily, wash them badly, pass them on. The rest is below.'],
          at(1, 3, 5, 2),
        ),
        image(kit.asset('products/plates.jpg'), at(8, 1, 5, 7)),
      ]),
    ),
    section('care', { theme: 'lightest' }, [
      heading('Looking after it', at(1, 1, 4, 1), { size: '2' }),
      accordion(careQuestions, at(6, 1, 7, 4), { isFirstItemExpanded: true }),
    ]),
    section('orders', { theme: 'lightest' }, [
      heading('Orders and post', at(1, 1, 4, 1), { size: '2' }),
      accordion(orderQuestions, at(6, 1, 7, 4)),
    ]),
  ),
});
