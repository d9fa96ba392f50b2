import type { Business, Overlays } from '@sitewright/contracts/entities';
import { defaultOverlays } from '@sitewright/contracts/entities';
import { mobileInfoBarStyle } from '@sitewright/contracts/codes';

const week = [{ opens: '06:30', closes: '17:00' }];

/** Contact data of the café. */
export const cafeBusiness: Business = {
  phone: '02 14 88',
  email: 'quay@example.com',
  address: { line1: 'High Street 2, Old Harbour', line2: 'Tidewater', country: '' },
  position: { lat: 44.991815, lng: -37.996672 },
  hours: {
    monday: week,
    tuesday: week,
    wednesday: week,
    thursday: [...week, { opens: '18:30', closes: '21:30' }],
    friday: week,
    saturday: [{ opens: '07:30', closes: '18:00' }],
    sunday: [{ opens: '08:00', closes: '14:00' }],
  },
};

/** The announcement bar and the mobile info bar of the café. */
export const cafeOverlays: Overlays = {
  ...defaultOverlays,
  announcementBar: {
    isEnabled: true,
    text: 'Thursday is for soup and shanties, until half past nine.',
    link: { text: 'Book a table', href: '/table' },
  },
  mobileInfoBar: { style: mobileInfoBarStyle.DARK },
};
