import {
  maxPaymentInstructionsLength,
  type ManualMethod,
  type ManualPayment,
} from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { Card } from '../../controls/card.tsx';
import { SwitchField } from '../../controls/switch-field.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { storeText, type StoreTextKey } from '../../texts/store-text.ts';

/** The help texts of a method's switch and of its instructions. */
const manualHelp: Readonly<
  Record<ManualMethod, { readonly offer: StoreTextKey; readonly instructions: StoreTextKey }>
> = {
  bankTransfer: {
    offer: 'store.bankTransferHelp',
    instructions: 'store.bankTransferTell',
  },
  invoice: {
    offer: 'store.invoiceHelp',
    instructions: 'store.invoiceTell',
  },
  cashOnPickup: {
    offer: 'store.cashOnPickupHelp',
    instructions: 'store.cashOnPickupTell',
  },
};

interface ManualCardProps {
  readonly method: ManualMethod;
  /** The default name. */
  readonly name: string;
  readonly isOffered: boolean;
  readonly payment: ManualPayment;
  readonly errors: Readonly<Record<string, string>>;
  readonly isDisabled: boolean;
  readonly onOffer: (isOffered: boolean) => void;
  readonly onChange: (payment: ManualPayment) => void;
}

/** A manual payment method: whether it is offered, and what buyers read about it. */
export function ManualCard(props: ManualCardProps): ReactNode {
  const { method, name, isOffered, payment, errors, isDisabled, onOffer, onChange } = props;
  const help = manualHelp[method];
  return (
    <Card>
      <SwitchField
        label={name}
        help={storeText(help.offer)}
        isOn={isOffered}
        onChange={onOffer}
        isDisabled={isDisabled}
      />
      {isOffered && (
        <>
          <TextField
            label={storeText('store.methodName', { method: name })}
            help={storeText('store.methodNameHelp', { method: name })}
            value={payment.name}
            onChange={(text) => onChange({ ...payment, name: text })}
            error={errors[`manual.${method}.name`]}
            maxLength={60}
            isDisabled={isDisabled}
          />
          <TextField
            label={storeText('store.methodInstructions', { method: name })}
            help={`${storeText(help.instructions)} ${storeText('store.instructionsShown')}`}
            value={payment.instructions}
            onChange={(text) => onChange({ ...payment, instructions: text })}
            error={errors[`manual.${method}.instructions`]}
            maxLength={maxPaymentInstructionsLength}
            isDisabled={isDisabled}
            isLong
          />
        </>
      )}
    </Card>
  );
}
