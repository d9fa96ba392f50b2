import type { ServiceProblem } from '@sitewright/contracts/api';
import type { ReactNode } from 'react';
import { storeText, type StoreTextKey } from '../../texts/store-text.ts';
import styles from './service-fields.module.css';

const problems: Readonly<Record<ServiceProblem, StoreTextKey>> = {
  invalidUrl: 'store.serviceInvalidUrl',
  privateAddress: 'store.servicePrivateAddress',
  unreachable: 'store.serviceUnreachable',
  timedOut: 'store.serviceTimedOut',
  tooLarge: 'store.serviceTooLarge',
  tooManyRedirects: 'store.serviceTooManyRedirects',
  wrongStatus: 'store.serviceWrongStatus',
  wrongFormat: 'store.serviceWrongFormat',
  wrongCurrency: 'store.serviceWrongCurrency',
};

/** The response of a service to a test. */
export function ServiceResponse({
  problem,
  rates,
  found,
  empty,
}: {
  readonly problem: ServiceProblem | null;
  /** Each rate as text. */
  readonly rates: readonly string[];
  /** What precedes the rates. */
  readonly found: string;
  /** Takes the place of an empty list. */
  readonly empty: string;
}): ReactNode {
  if (problem !== null) return <p role="alert">{storeText(problems[problem])}</p>;
  return (
    <>
      <output className={styles.note}>{rates.length === 0 ? empty : found}</output>
      <ul>
        {rates.map((rate, index) => (
          <li key={index}>{rate}</li>
        ))}
      </ul>
    </>
  );
}
