import type { Placement } from '@sitewright/contracts/entities';
import { menu } from '../../compose/menu-card.ts';
import type { PlacedBlock } from '../../compose/section.ts';

/** The opening hours as a menu block: each line is a day, dots and a time. */
export const openingHours = (placement: Placement): PlacedBlock =>
  menu(
    [
      {
        title: 'Opening hours',
        parts: [
          {
            title: '',
            dishes: [
              ['Monday to Friday', '6.30–17.00'],
              ['Saturday', '7.30–18.00'],
              ['Sunday', '8.00–14.00'],
              ['Thursday, for soup and shanties', 'until 21.30'],
            ],
          },
        ],
        note: 'The kitchen closes half an hour before we do. When the ferry is late, so are we.',
      },
    ],
    placement,
    { columns: '1' },
  );
