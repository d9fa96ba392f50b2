import { defaultOverlays, type Business, type Overlays } from '@sitewright/contracts/entities';
import { button, copy, heading, image } from '../../compose/blocks.ts';
import { at, page, section } from '../../compose/section.ts';
import type { DemoKit } from '../../demo-site.ts';

const dayHours = [{ opens: '10:00', closes: '18:00' }];

/** Business information for every button of an info bar. */
export const sinkBusiness: Business = {
  phone: '02 14 88',
  email: 'sink@example.com',
  address: { line1: 'High Street 2', line2: 'Tidewater', country: '' },
  position: { lat: 44.991815, lng: -37.996672 },
  hours: {
    monday: [],
    tuesday: dayHours,
    wednesday: dayHours,
    thursday: [...dayHours, { opens: '19:00', closes: '22:00' }],
    friday: dayHours,
    saturday: [{ opens: '09:00', closes: '13:00' }],
    sunday: [],
  },
};

/**
 * An announcement and a popup that the owner can open on any page. Hidden from visitors, because they would cover the
 * tested blocks.
 */
export const sinkOverlays = (kit: DemoKit): Overlays => ({
  ...defaultOverlays,
  announcementBar: {
    isEnabled: false,
    text: 'There is a new block, in every choice.',
    link: { text: 'See it', href: '/block-gallery' },
  },
  popup: {
    ...defaultOverlays.popup,
    trigger: { kind: 'delay', seconds: 0 },
    document: page(
      section('popup', { theme: 'light' }, [
        image(kit.asset('arch-windows.jpg'), at(1, 1, 12, 4)),
        heading('One thing more', at(1, 5, 12, 1)),
        copy(['A message with a picture above it and a way on below.'], at(1, 6, 12, 1)),
        button('To the galleries', '/block-gallery', at(1, 7, 12, 1)),
      ]),
    ),
  },
});
