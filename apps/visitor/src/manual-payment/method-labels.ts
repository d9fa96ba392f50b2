import type { VisitorTextKey } from '@sitewright/blocks/texts';
import type { ManualMethod } from '@sitewright/contracts/entities';

interface MethodLabels {
  readonly name: VisitorTextKey;
  readonly help: VisitorTextKey;
}

/** The default names of manual payment methods, and what the checkout says about them. */
export const methodLabels: Readonly<Record<ManualMethod, MethodLabels>> = {
  bankTransfer: { name: 'checkout.bankTransfer', help: 'checkout.bankTransferHelp' },
  invoice: { name: 'checkout.invoice', help: 'checkout.invoiceHelp' },
  cashOnPickup: { name: 'checkout.cashOnPickup', help: 'checkout.cashOnPickupHelp' },
};
