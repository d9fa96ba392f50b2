import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';

const root = join(import.meta.dirname, '../../../..');

/** The keys of an account at the local Stripe. */
export interface LocalStripeAccount {
  readonly accountId: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
}

export interface LocalStripeProcess {
  readonly url: string;
  createAccount(): Promise<LocalStripeAccount>;
  /** What cards were charged. */
  charges(): Promise<
    { readonly accountId: string; readonly amount: number; readonly currency: string }[]
  >;
  stop(): void;
}

/** Starts the local Stripe of the API's tests in a process of its own. */
export async function startLocalStripeProcess(): Promise<LocalStripeProcess> {
  const child = fork(join(root, 'apps/api/src/testing/stripe/run-local-stripe.ts'), {
    execArgv: ['--conditions=@sitewright/source'],
  });
  const ask = <T>(name: string): Promise<T> =>
    new Promise((resolve) => {
      child.once('message', (answer) => resolve(answer as T));
      child.send(name);
    });
  return {
    url: await ask<string>('url'),
    createAccount: () => ask('account'),
    charges: () => ask('charges'),
    stop: () => child.disconnect(),
  };
}

/**
 * Serves the stand-in of Stripe.js at Stripe's address, and the local Stripe as its API. Returns the hosts that pages of
 * the context requested, other than those of the site.
 */
export async function routeStripe(
  context: BrowserContext,
  { url }: Pick<LocalStripeProcess, 'url'>,
): Promise<readonly string[]> {
  const foreignHosts: string[] = [];
  context.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (!/(?:^|\.)localhost$/.test(hostname)) foreignHosts.push(hostname);
  });
  const source = readFileSync(join(root, 'apps/visitor/src/testing/stripe-stand-in.ts'), 'utf8');
  const script = stripTypeScriptTypes(source);
  await context.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await context.route('https://api.stripe.com/**', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    const response = await fetch(`${url}${pathname}`, {
      method: request.method(),
      headers: { authorization: request.headers()['authorization'] ?? '' },
      body: request.postData(),
    });
    return route.fulfill({ status: response.status, headers, body: await response.text() });
  });
  return foreignHosts;
}
