import { recognizeCarrier, trackingUrlOf } from '@sitewright/commerce/orders';
import { carrierNames, carriers, type Carrier } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { SelectField } from '../../controls/select-field.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { orderText } from '../../texts/order-text.ts';

/** A typed tracking number with its carrier. */
export interface TrackingDraft {
  readonly trackingNumber: string;
  /** `auto` while the carrier follows from the number. */
  readonly carrier: Carrier | 'other' | 'auto';
  /** The page about the parcel, for another carrier. */
  readonly trackingUrl: string;
}

export const emptyTracking: TrackingDraft = {
  trackingNumber: '',
  carrier: 'auto',
  trackingUrl: '',
};

const carrierOf = ({ carrier, trackingNumber }: TrackingDraft): Carrier | null => {
  if (carrier === 'other') return null;
  return carrier === 'auto' ? recognizeCarrier(trackingNumber) : carrier;
};

/** The tracking as the API takes it. */
export function toTracking(draft: TrackingDraft) {
  const carrier = carrierOf(draft);
  const url = draft.trackingUrl.trim();
  return {
    carrier,
    trackingNumber: draft.trackingNumber.trim(),
    trackingUrl: carrier === null && url !== '' ? url : null,
  };
}

const choices = () => [
  ...carriers.map((carrier) => ({ value: carrier, label: carrierNames[carrier] })),
  { value: 'other' as const, label: orderText('orders.otherCarrier') },
];

/** Tracking number and carrier. The carrier is recognized from the number until one is chosen. */
export function TrackingFields({
  draft,
  onChange,
  errors,
}: {
  readonly draft: TrackingDraft;
  readonly onChange: (draft: TrackingDraft) => void;
  readonly errors: Readonly<Record<string, string>>;
}): ReactNode {
  const carrier = carrierOf(draft);
  const hasNumber = draft.trackingNumber.trim() !== '';
  const isOther = hasNumber && carrier === null;
  const url = carrier === null ? null : trackingUrlOf(carrier, draft.trackingNumber.trim());
  return (
    <>
      <TextField
        label={orderText('orders.trackingNumber')}
        value={draft.trackingNumber}
        onChange={(trackingNumber) => onChange({ ...draft, trackingNumber })}
        error={errors['trackingNumber']}
        help={
          draft.carrier === 'auto' && carrier !== null
            ? orderText('orders.recognizedAs', { carrier: carrierNames[carrier] })
            : orderText('orders.optional')
        }
        autoComplete="off"
      />
      {hasNumber && (
        <SelectField
          label={orderText('orders.carrier')}
          choices={choices()}
          value={carrier ?? 'other'}
          onChange={(chosen) => onChange({ ...draft, carrier: chosen })}
        />
      )}
      {isOther && (
        <TextField
          label={orderText('orders.trackingLink')}
          type="url"
          value={draft.trackingUrl}
          onChange={(trackingUrl) => onChange({ ...draft, trackingUrl })}
          error={errors['trackingUrl']}
          help={orderText('orders.trackingLinkHelp')}
        />
      )}
      {url !== null && (
        <p>
          <a href={url} target="_blank" rel="noopener noreferrer">
            {orderText('orders.checkTrackingLink')}
          </a>
        </p>
      )}
    </>
  );
}
