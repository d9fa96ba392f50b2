import type { StorePayment } from '@sitewright/contracts/api';
import { noManualPayment } from '@sitewright/contracts/entities';

export const samplePayments: StorePayment[] = [
  { id: 'testCard', name: 'Test card', description: 'Pays at once.', isOffered: true },
  {
    id: 'bankTransfer',
    name: 'Bank transfer',
    description: '',
    isOffered: false,
    manual: noManualPayment,
  },
  {
    id: 'invoice',
    name: 'Invoice',
    description: '',
    isOffered: true,
    manual: { name: '', instructions: 'Due within 14 days.' },
  },
  {
    id: 'cashOnPickup',
    name: 'Cash on pickup',
    description: '',
    isOffered: false,
    manual: noManualPayment,
  },
];
