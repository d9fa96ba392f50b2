import { collectionType } from '@sitewright/contracts/codes';
import { copy, heading } from '../../compose/blocks.ts';
import { at, page, section } from '../../compose/section.ts';
import type { DemoKit, DemoPage } from '../../demo-site.ts';

export const shopPage = (kit: DemoKit): DemoPage => ({
  key: 'shop',
  title: 'Shop',
  urlId: 'shop',
  seo: {
    description: 'Mugs, bowls, plates, prints, paper and coffee, posted on Tuesdays and Fridays.',
    imageId: kit.asset('products/bowls.jpg'),
  },
  collection: { key: 'shop', type: collectionType.PRODUCTS, view: 'product' },
  document: page(
    section('intro', { theme: 'lightest' }, [
      heading('The whole shelf', at(1, 1, 7, 1), { level: '1', size: '1' }),
      copy(
        [
          'Everything here is finished, wrapped and waiting. We post on Tuesdays and Fridays, when the ferry goes.',
        ],
        at(8, 1, 5, 1),
        {},
        { align: 'end' },
      ),
    ]),
  ),
});
