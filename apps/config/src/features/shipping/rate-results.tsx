import type { EndpointResponse, RateProblem, testRateService } from '@sitewright/contracts/api';
import { format, Money, type CurrencyCode } from '@sitewright/money';
import type { ReactNode } from 'react';
import { useSite } from '../../shell/site/site.ts';
import styles from './shipping.module.css';

const problems: Readonly<Record<RateProblem, string>> = {
  invalidUrl: 'The URL is not the address of a web server.',
  privateAddress: 'The URL leads to a private address, which this server does not call.',
  unreachable: 'The server could not be reached.',
  timedOut: 'The server did not respond within four seconds.',
  tooLarge: 'The response is larger than 100 KB.',
  tooManyRedirects: 'The server redirected too often.',
  wrongStatus: 'The server did not respond with status 200.',
  wrongFormat: 'The response is not a list of rates.',
  wrongCurrency: 'A rate is in another currency than your store.',
};

/** The response to a sample parcel. */
export function RateResults({
  result: { rates, problem },
}: {
  readonly result: EndpointResponse<typeof testRateService>;
}): ReactNode {
  const { currency, locale } = useSite();
  const price = (cents: number) =>
    format(Money.fromCents(cents, currency as CurrencyCode), { locale });
  if (problem !== null) return <p role="alert">{problems[problem]}</p>;
  return (
    <>
      <output className={styles.note}>
        {rates?.length === 0
          ? 'The service responds. It has no rate for a parcel of 1 kg in your country.'
          : 'Rates for a parcel of 1 kg in your country:'}
      </output>
      <ul>
        {(rates ?? []).map(({ name, estimate, priceCents }, index) => (
          <li key={index}>
            {[name, price(priceCents), estimate].filter((part) => part !== '').join(' · ')}
          </li>
        ))}
      </ul>
    </>
  );
}
