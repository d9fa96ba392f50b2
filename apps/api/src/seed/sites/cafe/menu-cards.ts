import type { MenuCard } from '../../compose/menu-card.ts';

/** The café's menu. Prices in euros. */
export const menuCards: readonly MenuCard[] = [
  {
    title: 'Morning',
    note: 'Until half past eleven. Oat milk costs nothing extra, because it should not.',
    parts: [
      {
        title: 'From the oven',
        dishes: [
          ['Cardamom knot', '3.60', 'Twisted twice, gone by ten.', 'wheat, milk, egg'],
          ['Rye scone, sea-salt butter', '3.20', 'Warm, or wait four minutes.', 'rye, milk'],
          [
            'Almond croissant',
            '3.80',
            'Yesterday’s croissant, promoted.',
            'wheat, milk, egg, nuts',
          ],
          ['Toast and three jams', '5.50', 'Rhubarb, plum, whatever Nora found.', 'wheat · vegan'],
        ],
      },
      {
        title: 'On a plate',
        dishes: [
          [
            'Harbour breakfast',
            '12.50',
            'Two eggs, smoked mackerel, potatoes, something green.',
            'egg, fish',
          ],
          [
            'Porridge with fig',
            '7.80',
            'Oats, half a fig in its bowl, honey from the north shore.',
            'oats, milk · vegan on request',
          ],
          [
            'Green eggs',
            '10.50',
            'Fried with dill, chilli and lemon, on sourdough with yoghurt.',
            'egg, wheat, milk',
          ],
        ],
      },
    ],
  },
  {
    title: 'Midday',
    note: 'Half past eleven to three. Half portions for children and for the undecided.',
    parts: [
      {
        title: 'Bowls',
        dishes: [
          [
            'Chowder of the catch',
            '11.00',
            'Whatever Piet landed, leeks, cream, a heel of bread.',
            'fish, milk, wheat',
          ],
          ['Carrot, orange, ginger', '8.50', 'Soup with the sun in it.', 'vegan'],
          [
            'Lentils and roast squash',
            '11.50',
            'With the spice of the week; ask, or guess for a biscuit.',
            'vegan',
          ],
        ],
      },
      {
        title: 'Between bread',
        dishes: [
          ['Crab roll', '14.00', 'Only crab, only when there is any.', 'crustaceans, wheat, egg'],
          [
            'Beetroot and goat’s curd',
            '9.50',
            'Pickled on Monday, good from Wednesday.',
            'milk, wheat',
          ],
          ['Fennel and citrus salad', '9.80', 'Not between bread. Bread beside it.', 'vegan'],
        ],
      },
      {
        title: 'Sweet',
        dishes: [
          ['Lemon tart', '5.20', 'Sharp enough to wake the crew.', 'wheat, milk, egg'],
          ['Chocolate, olive oil, salt', '4.80', 'Flourless by accident, kept on purpose.', 'egg'],
        ],
      },
      {
        title: 'Instead of sweet',
        dishes: [
          ['Cheese and oatcakes', '7.00', 'Two from the island, one that swam.', 'milk, oats'],
        ],
      },
    ],
  },
  {
    title: 'Drinks',
    note: 'All day. Our house blend is sold by the bag, here and at Tidewater Goods.',
    parts: [
      {
        title: 'Coffee',
        dishes: [
          ['Espresso', '2.40', 'Hazelnut, dried fig, no drama.'],
          ['Cortado', '3.00'],
          ['Flat white', '3.60', 'In a cup that was made up the hill.'],
          ['Filter of the day', '3.20', 'A pot for two is 5.40.'],
          ['Iced, with orange', '4.50', 'From May, or from the first bare feet.'],
        ],
      },
      {
        title: 'Not coffee',
        dishes: [
          ['Tea from the green hills', '3.80', 'Black, green or smoky, in a pot that pours twice.'],
          [
            'Spiced hot chocolate',
            '4.40',
            'Cinnamon, a little chilli, a lot of chocolate.',
            'milk',
          ],
          ['Lemon, honey, ginger', '3.60', 'For singers.'],
          ['Rhubarb fizz', '4.00', 'Made here, pink without help.'],
        ],
      },
    ],
  },
];
