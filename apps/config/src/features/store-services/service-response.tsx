import type { ServiceProblem } from '@sitewright/contracts/api';
import type { ReactNode } from 'react';
import styles from './service-fields.module.css';

const problems: Readonly<Record<ServiceProblem, string>> = {
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
  if (problem !== null) return <p role="alert">{problems[problem]}</p>;
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
