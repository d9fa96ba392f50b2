import { testTaxService } from '@sitewright/contracts/api';
import type { StoreTaxes, TaxService } from '@sitewright/contracts/entities';
import { Plus, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useSend } from '../../api/read.ts';
import { useServices } from '../../app/services.ts';
import { Button } from '../../controls/button.tsx';
import { Card } from '../../controls/card.tsx';
import { IconButton } from '../../controls/icon-button.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { useSite } from '../../shell/site/site.ts';
import { storeText } from '../../texts/store-text.ts';
import styles from '../shipping/shipping.module.css';
import { ServiceFields } from '../store-services/service-fields.tsx';
import { ServiceResponse } from '../store-services/service-response.tsx';

interface TaxServiceCardProps {
  readonly taxes: Pick<StoreTaxes, 'service' | 'storeCountry'>;
  /** Where a test asks for the rates while the store has no country. */
  readonly country: string;
  readonly error: string | undefined;
  readonly onChange: (service: TaxService | null) => void;
}

/** A server that tells the tax rates of a place. */
export function TaxServiceCard(props: TaxServiceCardProps): ReactNode {
  const { taxes, country, error, onChange } = props;
  const { service, storeCountry } = taxes;
  const { id: websiteId, locale } = useSite();
  const { createId } = useServices();
  const test = useSend(testTaxService);
  const [place, setPlace] = useState({ state: '', zip: '' });
  const change = (changed: TaxService | null) => {
    test.reset();
    onChange(changed);
  };
  const percent = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
  return (
    <Card
      title={storeText('store.taxService')}
      actions={
        service !== null && (
          <IconButton
            label={storeText('store.removeTaxService')}
            size="small"
            onPress={() => change(null)}
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        )
      }
    >
      <p>{storeText('store.taxServiceText')}</p>
      {service === null ? (
        <div>
          <Button
            size="small"
            icon={<Plus aria-hidden="true" />}
            onPress={() => change({ id: createId(), url: '' })}
          >
            {storeText('store.addTaxService')}
          </Button>
        </div>
      ) : (
        <ServiceFields
          serviceId={service.id}
          url={service.url}
          help={storeText('store.taxServiceHelp')}
          error={error}
          onUrl={(url) => change({ ...service, url })}
          test={test}
          testFields={
            <div className={styles.fields}>
              <TextField
                label={storeText('store.stateToTest')}
                value={place.state}
                onChange={(state) => setPlace({ ...place, state })}
                maxLength={60}
              />
              <TextField
                label={storeText('store.postalCodeToTest')}
                value={place.zip}
                onChange={(zip) => setPlace({ ...place, zip })}
                maxLength={20}
              />
            </div>
          }
          onTest={() =>
            test.mutate({
              params: { websiteId, serviceId: service.id },
              body: { url: service.url, storeCountry, country, ...place },
            })
          }
        >
          {test.data !== undefined && (
            <ServiceResponse
              problem={test.data.problem}
              rates={(test.data.rates ?? []).map(
                ({ name, ratePercent }) => `${name} · ${percent.format(ratePercent)} %`,
              )}
              found={storeText('store.testTaxesFound')}
              empty={storeText('store.testTaxesEmpty')}
            />
          )}
        </ServiceFields>
      )}
    </Card>
  );
}
