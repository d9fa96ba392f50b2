import type { DemoCart, DemoGiftCard, DemoHistory, DemoReview } from '../../../demo-history.ts';
import { shopBuyers } from './buyers.ts';
import { earlierPurchases } from './earlier-purchases.ts';
import { laterPurchases } from './later-purchases.ts';

const giftCards: readonly DemoGiftCard[] = [
  {
    key: 'thank-you',
    daysAgo: 29,
    amountCents: 4000,
    recipientName: 'Olive Prescott',
    recipientEmail: 'olive.prescott@example.com',
    message: 'For the kiln shelves. They hold.',
  },
  {
    key: 'birthday',
    daysAgo: 12,
    amountCents: 15_000,
    recipientName: 'Olive Prescott',
    recipientEmail: 'olive.prescott@example.com',
    message: 'Happy birthday from all of us.',
  },
  {
    key: 'raffle',
    daysAgo: 5,
    amountCents: 2500,
    recipientName: 'Harbor School',
    recipientEmail: 'raffle@example.com',
    message: 'First prize of the raffle.',
  },
];

const reviews: readonly DemoReview[] = [
  {
    purchase: 'framed-wave',
    sku: 'TG-PRINT-WAVE-FR',
    daysAgo: 20.5,
    rating: 5,
    title: 'Better than the photograph',
    text: 'The blues are deeper than on my screen, and the frame is real wood with real corners.',
    state: 'approved',
    reply: 'Thank you, Amos. Number one hangs in the ferry office, if you ever visit.',
  },
  {
    purchase: 'bowls',
    sku: 'TG-BOWL-NEST',
    daysAgo: 18.3,
    rating: 5,
    title: 'The small one is mine',
    text: 'Everyone in this house has chosen a bowl. They stack without a sound.',
    state: 'approved',
  },
  {
    purchase: 'bowls',
    sku: 'TG-VASE-SAGE',
    daysAgo: 18.2,
    rating: 3,
    title: 'Lovely, when whole',
    text: 'It came with a crack in the neck. The money was back the same day.',
    state: 'approved',
    reply: 'We pack the vases in two boxes now. Sorry that it took yours to teach us.',
  },
  {
    purchase: 'six-pieces',
    sku: 'TG-CUP-FLAT',
    daysAgo: 14.4,
    rating: 5,
    title: 'Survives a café',
    text: 'Six cups, forty times a day, two weeks. Not a chip.',
    state: 'approved',
  },
  {
    purchase: 'berlin-coffee',
    sku: 'TG-COF-1K-W',
    daysAgo: 12.8,
    rating: 4,
    title: 'Fig is right',
    text: 'Arrived ten days after roasting, as promised. A little light for my espresso machine.',
    state: 'approved',
  },
  {
    purchase: 'seed-head',
    sku: 'TG-PRINT-SEED',
    daysAgo: 10.1,
    rating: 5,
    title: 'Number 23 of 60',
    text: 'Signed in pencil, between boards, on time.',
    state: 'approved',
  },
  {
    purchase: 'recipes',
    sku: 'TG-RECIPES',
    daysAgo: 9.3,
    rating: 4,
    title: 'Clear and honest',
    text: 'Says what goes wrong, too. I would pay for a second part about reds.',
    state: 'pending',
  },
  {
    purchase: 'hawaii',
    sku: 'TG-MUG-TRIO',
    daysAgo: 3.5,
    rating: 5,
    title: 'Three mugs, no quarrels',
    text: 'The island paper was a good read as well.',
    state: 'pending',
  },
  {
    purchase: 'disputed',
    sku: 'TG-PLATE-L4',
    daysAgo: 4.1,
    rating: 1,
    title: 'WHERE ARE MY PLATES',
    text: 'Visit my blog for more reviews!!!',
    state: 'hidden',
  },
];

const carts: readonly DemoCart[] = [
  {
    daysAgo: 11.2,
    email: 'nadia.osei@example.com',
    lines: { 'TG-PLATE-L4': 1, 'TG-PLATE-S4': 1 },
    acceptsMarketing: true,
  },
  {
    daysAgo: 4.6,
    email: 'ben.halloran@example.com',
    lines: { 'TG-PRINT-DAFF-A3-OA': 1 },
    acceptsMarketing: false,
  },
  {
    daysAgo: 1.3,
    email: 'tomas.rivera@example.com',
    lines: { 'TG-MUG-CREAM': 2, 'TG-COF-250-F': 1 },
    acceptsMarketing: true,
  },
];

/** The last month of the shop. */
export const shopHistory: DemoHistory = {
  buyers: shopBuyers,
  purchases: [...earlierPurchases, ...laterPurchases],
  giftCards,
  reviews,
  carts,
};
