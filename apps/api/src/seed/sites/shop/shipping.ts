import {
  noOpeningHours,
  type ShippingRate,
  type StoreShipping,
} from '@sitewright/contracts/entities';

const euCountries = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
];

interface Postage {
  readonly id: string;
  readonly name: string;
  readonly estimate: string;
  readonly priceCents: number;
  readonly unitCents: number;
  readonly freeFromCents?: number;
}

/** Postage that grows with each started kilogram, in US cents. */
const postage = ({
  id,
  name,
  estimate,
  priceCents,
  unitCents,
  freeFromCents,
}: Postage): ShippingRate => ({
  id,
  name,
  estimate,
  price: { kind: 'perWeight', priceCents, unit: 'kg', unitCents },
  freeFromCents: freeFromCents ?? null,
});

const weekdayHours = { opens: '10:00', closes: '17:00' };

/** How the shop gets its pots to buyers: by post, by van on the neighboring islands, and over its own counter. */
export const shopShipping: StoreShipping = {
  zones: [
    {
      id: 'us',
      name: 'United States',
      isRestOfWorld: false,
      regions: [{ country: 'US', states: [] }],
      rates: [
        postage({
          id: 'us-post',
          name: 'Island post',
          estimate: '6 to 9 days',
          priceCents: 795,
          unitCents: 150,
          freeFromCents: 25_000,
        }),
        postage({
          id: 'us-courier',
          name: 'Courier from the mainland',
          estimate: '2 to 3 days',
          priceCents: 1995,
          unitCents: 300,
        }),
      ],
    },
    {
      id: 'far-us',
      name: 'Alaska and Hawaii',
      isRestOfWorld: false,
      regions: [{ country: 'US', states: ['AK', 'HI'] }],
      rates: [
        {
          id: 'far-us-post',
          name: 'Air mail',
          estimate: '9 to 14 days',
          price: {
            kind: 'weight',
            bands: [
              { from: 0, to: 1000, priceCents: 1895 },
              { from: 1000, to: 5000, priceCents: 3295 },
              { from: 5000, to: null, priceCents: 5995 },
            ],
          },
          freeFromCents: null,
        },
      ],
    },
    {
      id: 'eu',
      name: 'European Union',
      isRestOfWorld: false,
      regions: euCountries.map((country) => ({ country, states: [] })),
      rates: [
        postage({
          id: 'eu-post',
          name: 'Parcel post to Europe',
          estimate: '8 to 12 days',
          priceCents: 1495,
          unitCents: 350,
        }),
      ],
    },
    {
      id: 'world',
      name: 'Rest of the world',
      isRestOfWorld: true,
      regions: [],
      rates: [
        postage({
          id: 'world-post',
          name: 'International post',
          estimate: '2 to 4 weeks',
          priceCents: 2495,
          unitCents: 600,
        }),
      ],
    },
  ],
  profiles: [],
  rateServices: [],
  pickups: [
    {
      id: 'workshop',
      name: 'Pick up at the workshop',
      address: {
        line1: 'Poplar Street 7',
        line2: '',
        city: 'Tidewater',
        state: 'ME',
        zip: '04863',
        country: 'US',
      },
      openingHours: {
        ...noOpeningHours,
        tuesday: [weekdayHours],
        wednesday: [weekdayHours],
        thursday: [weekdayHours],
        friday: [weekdayHours],
        saturday: [{ opens: '10:00', closes: '13:00' }],
      },
      hoursNote: '',
      instructions: 'We send a message when your order is packed. Please bring your order number.',
    },
  ],
  deliveries: [
    {
      id: 'island-van',
      name: 'Delivery by our van',
      estimate: 'Every Thursday',
      country: 'US',
      postalCodes: ['04863', '04853', '04841-04849'],
      feeCents: 500,
      minimumCents: 2000,
      freeFromCents: 7500,
    },
  ],
};
