import { setTimeout as delay } from 'node:timers/promises';
import {
  createHttpClient,
  expectJson,
  signIn,
  type HttpClient,
  type Owner,
} from '../../../../tools/test/journey-tools.ts';
import type { RunningSite } from '../start-site.ts';

/** Where calls go: the proxy, or one node directly. */
export interface Entrance {
  readonly port: number;
}

/** The demo owner's calls through one server; the Host header is always the public one. */
export function ownerAt(site: RunningSite, { port }: Entrance): Promise<Owner> {
  return signIn({ port, configHost: `config.localhost:${site.port}`, owner: site.owner });
}

/** A visitor of a site through one server. */
export const visitorAt = (
  site: RunningSite,
  { port }: Entrance,
  identifier: string,
  localAddress?: string,
) =>
  createHttpClient({
    port,
    host: `${identifier}.localhost:${site.port}`,
    ...(localAddress === undefined ? {} : { localAddress }),
  });

/** The demo owner's website with an identifier. */
export function websiteOf({ websites }: Owner, identifier: string): string {
  const id = websites.find((website) => website.identifier === identifier)?.id;
  if (id === undefined) throw new Error(`There is no website “${identifier}”.`);
  return id;
}

/** Adds a form with an email address and a message. */
export async function addForm({ client }: Owner, websiteId: string): Promise<string> {
  const field = (id: string, type: string) => ({ id, type, title: id });
  const form = {
    name: 'Nodes',
    fields: [field('email', 'email'), field('message', 'textarea')],
    submitButtonText: 'Send',
    submissionMessage: 'Thank you!',
    successRedirect: '',
    captcha: false,
    notifyEmail: '',
    mailingListId: null,
  };
  const { id } = expectJson(
    await client.send('POST', `/api/websites/${websiteId}/forms`, form),
  ) as { readonly id: string };
  return id;
}

/** Submits a form as a browser does, and returns the status. */
export async function submitForm(
  client: HttpClient,
  formId: string,
  message: string,
): Promise<number> {
  const keyResponse = await client.send('POST', '/api/form/FormSubmissionKey', {});
  if (keyResponse.status !== 200) return keyResponse.status;
  const { key } = JSON.parse(keyResponse.body.toString()) as { readonly key: string };
  const { status } = await client.send('POST', '/api/form/SaveFormSubmission', {
    formId,
    key,
    form: JSON.stringify({ email: 'nora@example.com', message }),
  });
  return status;
}

/** Makes a change, and returns what the other node shows 100 ms later. */
export async function after100Ms<T>(
  change: () => Promise<unknown>,
  read: () => Promise<T>,
): Promise<T> {
  // The other node's cache is as fresh as possible when the change arrives.
  await read();
  await read();
  await change();
  await delay(100);
  return read();
}
