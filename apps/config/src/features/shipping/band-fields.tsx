import type { BandedKind } from '@sitewright/commerce/shipping';
import { unitsOf } from '@sitewright/contracts/codes';
import type { RateBand } from '@sitewright/contracts/entities';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../controls/button.tsx';
import { IconButton } from '../../controls/icon-button.tsx';
import { minorDigits } from '../../format/amounts.ts';
import { useSite } from '../../shell/site/site.ts';
import { storeText } from '../../texts/store-text.ts';
import { AmountField } from '../items/amount-field.tsx';
import { weightScale } from '../items/weight-scale.ts';
import { addBand, removeBand, setBandEnd } from './new-entries.ts';
import { OptionalAmountField } from './optional-amount-field.tsx';
import { GroupError } from './region-fields.tsx';
import styles from './shipping.module.css';

/** How the ends of ranges are shown: their unit, and how they are converted to stored numbers. */
interface Measure {
  readonly affix: string;
  readonly digits: number;
  readonly toShown: (stored: number) => number;
  readonly toStored: (shown: number) => number;
  /** The length of a new range. */
  readonly step: number;
}

const same = (value: number): number => value;

function useMeasure(kind: BandedKind): Measure {
  const { currency, measurementStandard } = useSite();
  if (kind === 'quantity')
    return { affix: storeText('store.items'), digits: 0, toShown: same, toStored: same, step: 4 };
  if (kind === 'amount') {
    const digits = minorDigits(currency);
    return { affix: currency, digits, toShown: same, toStored: same, step: 50 * 10 ** digits };
  }
  const { digits, toParts, toGrams } = weightScale(measurementStandard);
  const affix = unitsOf(measurementStandard).weight;
  return { affix, digits, toShown: toParts, toStored: toGrams, step: 1000 };
}

/** The ranges of a price by weight, amount or quantity. Each starts where the one before it ends. */
export function BandFields({
  kind,
  bands,
  errorOf,
  onChange,
}: {
  readonly kind: BandedKind;
  readonly bands: readonly RateBand[];
  /** The error at a path below the ranges, such as `0.to`; of the list for an empty path. */
  readonly errorOf: (path: string) => string | undefined;
  readonly onChange: (bands: RateBand[]) => void;
}): ReactNode {
  const { currency } = useSite();
  const { affix, digits, toShown, toStored, step } = useMeasure(kind);
  const setBand = (index: number, changes: Partial<RateBand>) =>
    onChange(bands.map((band, at) => (at === index ? { ...band, ...changes } : band)));
  return (
    <div className={styles.group}>
      {bands.map((band, index) => (
        <fieldset
          key={index}
          className={styles.band}
          aria-label={storeText('store.rangeNumber', { number: index + 1 })}
        >
          <AmountField
            label={storeText('store.from')}
            units={toShown(band.from)}
            digits={digits}
            affix={affix}
            onUnits={(from) => setBand(index, { from: toStored(from) })}
            error={errorOf(`${index}.from`)}
            isDisabled={index > 0 && errorOf(`${index}.from`) === undefined}
          />
          <OptionalAmountField
            label={kind === 'amount' ? storeText('store.below') : storeText('store.upTo')}
            placeholder={storeText('store.noLimit')}
            units={band.to === null ? null : toShown(band.to)}
            digits={digits}
            affix={affix}
            onUnits={(to) =>
              onChange(setBandEnd(kind, bands, index, to === null ? null : toStored(to)))
            }
            error={errorOf(`${index}.to`)}
          />
          <AmountField
            label={storeText('store.price')}
            units={band.priceCents}
            digits={minorDigits(currency)}
            affix={currency}
            onUnits={(priceCents) => setBand(index, { priceCents })}
            error={errorOf(`${index}.priceCents`)}
            isDisabled={false}
          />
          <IconButton
            label={storeText('store.removeRange', { number: index + 1 })}
            size="small"
            isDisabled={bands.length === 1}
            onPress={() => onChange(removeBand(bands, index))}
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        </fieldset>
      ))}
      <GroupError error={errorOf('')} />
      <div>
        <Button
          size="small"
          icon={<Plus aria-hidden="true" />}
          onPress={() => onChange(addBand(kind, bands, step))}
        >
          {storeText('store.addRange')}
        </Button>
      </div>
    </div>
  );
}
