import { testRateService } from '@sitewright/contracts/api';
import type { RateService } from '@sitewright/contracts/entities';
import { format, Money, type CurrencyCode } from '@sitewright/money';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSend } from '../../api/read.ts';
import { Card } from '../../controls/card.tsx';
import { IconButton } from '../../controls/icon-button.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { useSite } from '../../shell/site/site.ts';
import { storeText } from '../../texts/store-text.ts';
import { ServiceFields } from '../store-services/service-fields.tsx';
import { ServiceResponse } from '../store-services/service-response.tsx';

interface RateServiceCardProps {
  readonly service: RateService;
  /** The country of the store, where the sample parcel of a test goes. */
  readonly country: string;
  /** The error at a path below the service. */
  readonly errorOf: (path: string) => string | undefined;
  readonly onChange: (service: RateService) => void;
  readonly onRemove: () => void;
}

/** A server that tells the rates of carriers. */
export function RateServiceCard(props: RateServiceCardProps): ReactNode {
  const { service, country, errorOf, onChange, onRemove } = props;
  const { id: serviceId, name, url } = service;
  const { id: websiteId, currency, locale } = useSite();
  const test = useSend(testRateService);
  const price = (cents: number) =>
    format(Money.fromCents(cents, currency as CurrencyCode), { locale });
  return (
    <Card
      title={name || storeText('store.rateService')}
      actions={
        <IconButton
          label={storeText('store.removeRateService', { name })}
          size="small"
          onPress={onRemove}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      }
    >
      <TextField
        label={storeText('store.serviceName')}
        help={storeText('store.onlyYouSee')}
        value={name}
        onChange={(text) => onChange({ ...service, name: text })}
        error={errorOf('name')}
        maxLength={80}
      />
      <ServiceFields
        serviceId={serviceId}
        url={url}
        help={storeText('store.rateServiceHelp')}
        error={errorOf('url')}
        onUrl={(changed) => {
          test.reset();
          onChange({ ...service, url: changed });
        }}
        test={test}
        onTest={() => test.mutate({ params: { websiteId, serviceId }, body: { url, country } })}
      >
        {test.data !== undefined && (
          <ServiceResponse
            problem={test.data.problem}
            rates={(test.data.rates ?? []).map((rate) =>
              [rate.name, price(rate.priceCents), rate.estimate].filter(Boolean).join(' · '),
            )}
            found={storeText('store.testRatesFound')}
            empty={storeText('store.testRatesEmpty')}
          />
        )}
      </ServiceFields>
    </Card>
  );
}
