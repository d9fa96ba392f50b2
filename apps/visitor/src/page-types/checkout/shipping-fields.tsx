import { placeLines } from '@sitewright/contracts/addresses';
import type { ShippingOption } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { pickupNotes } from '../../opening-hours/pickup-notes.ts';
import { NameFields, OptionalField } from './address-fields.tsx';
import type { CheckoutProps } from './checkout-props.ts';
import { ChoiceError, choiceProps } from './choice-error.tsx';
import { formatTitles } from './format-titles.ts';
import { UpdateButton } from './update-button.tsx';
import {
  pickupOptions,
  selectedFulfillment,
  selectedPickupId,
  selectedShippingId,
  sentOptions,
} from './selected-shipping-id.ts';

/** Why there are no options. */
function gapText({ page, cart }: CheckoutProps): string {
  const { shippingGap, shippingGapItems } = cart;
  if (shippingGapItems !== undefined)
    return page.text('checkout.shippingNoneFor', {
      items: formatTitles(shippingGapItems, page.locale),
    });
  if (shippingGap === 'notCovered') return page.text('checkout.shippingNone');
  if (shippingGap === 'noRate') return page.text('checkout.shippingNoRate');
  return page.text(
    shippingGap === 'stateNeeded' ? 'checkout.shippingState' : 'checkout.shippingUnknown',
  );
}

interface CostProps extends Pick<CheckoutProps, 'page'> {
  readonly option: ShippingOption;
}

const Cost = ({ page, option }: CostProps): ReactNode => (
  <span className="checkout-cost" data-cents={option.costCents}>
    {option.costCents === 0 ? page.text('checkout.free') : page.price(option.costCents)}
  </span>
);

/** The options that bring the order to the address. Without a script, a button updates them for the address. */
export function ShippingOptions(props: CheckoutProps): ReactNode {
  const { view, page, cart } = props;
  const chosen = selectedShippingId(cart, view.formReturn);
  const options = sentOptions(cart);
  return (
    <fieldset className="checkout-group checkout-sent">
      <legend>{page.text('checkout.shipping')}</legend>
      <div className="checkout-choices" data-shipping-options="">
        {options.map((option, index) => (
          <label key={option.id} className="checkout-choice field">
            <input
              type="radio"
              name="shippingOptionId"
              value={option.id}
              defaultChecked={chosen === option.id}
              required
              {...choiceProps('shippingOptionId', index, view.formReturn)}
            />
            <span>
              {option.name}
              {option.estimate !== undefined && <small>{option.estimate}</small>}
            </span>
            <Cost page={page} option={option} />
          </label>
        ))}
        {options.length === 0 && <p className="field-help">{gapText(props)}</p>}
      </div>
      <ChoiceError name="shippingOptionId" sent={view.formReturn} />
      <p className="field-error" role="alert" data-update-error="" />
      <UpdateButton page={page} />
    </fieldset>
  );
}

/** Whether the order is sent or collected. A hidden field in a store that offers only pickup. */
export function FulfillmentChoice({ main, view, page, cart }: CheckoutProps): ReactNode {
  if (pickupOptions(cart).length === 0) return null;
  if (main.isPickupOnly) return <input type="hidden" name="fulfillment" value="pickup" />;
  const selected = selectedFulfillment(cart, view.formReturn);
  const choices = [
    ['ship', page.text('checkout.fulfillmentShip')],
    ['pickup', page.text('checkout.fulfillmentPickup')],
  ] as const;
  return (
    <fieldset className="checkout-group">
      <legend>{page.text('checkout.fulfillment')}</legend>
      <div className="checkout-choices">
        {choices.map(([value, label]) => (
          <label key={value} className="checkout-choice field">
            <input
              type="radio"
              name="fulfillment"
              value={value}
              defaultChecked={selected === value}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface PickupChoiceProps extends CostProps {
  readonly isChosen: boolean;
}

function PickupChoice({ option, isChosen, page }: PickupChoiceProps): ReactNode {
  const { id, name, pickup } = option;
  return (
    <label className="checkout-choice field">
      <input
        type="radio"
        name="pickupOptionId"
        value={id}
        defaultChecked={isChosen}
        data-country={pickup?.address.country}
      />
      <span>
        {name}
        {pickup && <small>{placeLines(pickup.address, page.locale).join(', ')}</small>}
        {pickup &&
          pickupNotes(pickup, page.locale, page.text).map((note) => (
            <small key={note} className="checkout-lines">
              {note}
            </small>
          ))}
      </span>
      <Cost page={page} option={option} />
    </label>
  );
}

/** Where to collect the order, and the name of the buyer. */
export function PickupFields(props: CheckoutProps): ReactNode {
  const { view, page, cart } = props;
  const options = pickupOptions(cart);
  if (options.length === 0) return null;
  const { text } = page;
  const sent = view.formReturn;
  const chosen = selectedPickupId(cart, sent);
  return (
    <div className="checkout-collected">
      <fieldset className="checkout-group">
        <legend>{text('checkout.buyer')}</legend>
        <div className="field-parts">
          <NameFields {...props} group="billing" />
          <OptionalField {...props} field="company" group="billing" />
          <OptionalField {...props} field="phone" group="billing" />
        </div>
      </fieldset>
      <fieldset className="checkout-group">
        <legend>{text('checkout.pickup')}</legend>
        <div className="checkout-choices">
          {options.map((option) => (
            <PickupChoice
              key={option.id}
              option={option}
              isChosen={chosen === option.id}
              page={page}
            />
          ))}
        </div>
        <UpdateButton page={page} />
      </fieldset>
    </div>
  );
}
