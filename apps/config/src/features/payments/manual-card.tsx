import {
  maxPaymentInstructionsLength,
  type ManualMethod,
  type ManualPayment,
} from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { Card } from '../../controls/card.tsx';
import { SwitchField } from '../../controls/switch-field.tsx';
import { TextField } from '../../controls/text-field.tsx';

/** The help texts of a method's switch and of its instructions. */
const manualHelp: Readonly<
  Record<ManualMethod, { readonly offer: string; readonly instructions: string }>
> = {
  bankTransfer: {
    offer: 'Orders are placed unpaid. Mark them as paid when the money is in your account.',
    instructions:
      'Enter the account holder, IBAN and BIC. Buyers also see the amount and their order number.',
  },
  invoice: {
    offer: 'Orders are placed unpaid, and you send an invoice yourself.',
    instructions: 'When the invoice is due, for example.',
  },
  cashOnPickup: {
    offer: 'Only for orders that are picked up. Mark them as paid at pickup.',
    instructions: 'When to come and what to bring, for example.',
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
        help={help.offer}
        isOn={isOffered}
        onChange={onOffer}
        isDisabled={isDisabled}
      />
      {isOffered && (
        <>
          <TextField
            label={`${name}: name`}
            help={`Buyers see “${name}” in their language if you leave this empty.`}
            value={payment.name}
            onChange={(text) => onChange({ ...payment, name: text })}
            error={errors[`manual.${method}.name`]}
            maxLength={60}
            isDisabled={isDisabled}
          />
          <TextField
            label={`${name}: instructions`}
            help={`${help.instructions} Shown at checkout, on the order page and in the confirmation email.`}
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
