import { setTimeout as delay } from 'node:timers/promises';
import {
  createHttpClient,
  expectJson,
  signIn,
  type HttpClient,
  type Owner,
} from '../../../../tools/test/journey-tools.ts';
import type { RunningSite } from '../start-site.ts';

/** Where calls go: the proxy, or one node without it. */
export interface Entrance {
  readonly port: number;
}

/** The demo owner by calls, through one entrance; hosts are always those that people see. */
export function ownerAt(site: RunningSite, { port }: Entrance): Promise<Owner> {
  return signIn({ port, configHost: `config.localhost:${site.port}`, owner: site.owner });
}

/** A visitor of a site, through one entrance. */
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

/** The website of the demo owner that has an identifier. */
export function websiteOf({ websites }: Owner, identifier: string): string {
  const id = websites.find((website) => website.identifier === identifier)?.id;
  if (id === undefined) throw new Error(`There is no website “${identifier}”.`);
  return id;
}

/** Adds a form that asks for an e-mail address and a message. */
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

/** Sends a form as a browser does, and answers the status. */
export async function submitForm(
  client: HttpClient,
  formId: string,
  message: string,
): Promise<number> {
  const keyed = await client.send('POST', '/api/form/FormSubmissionKey', {});
  if (keyed.status !== 200) return keyed.status;
  const { key } = JSON.parse(keyed.body.toString()) as { readonly key: string };
  const { status } = await client.send('POST', '/api/form/SaveFormSubmission', {
    formId,
    key,
    form: JSON.stringify({ email: 'nora@example.com', message }),
  });
  return status;
}

/** What is true 100 ms after a change on one node, when it is asked of the other. */
export async function after100Ms<T>(
  change: () => Promise<unknown>,
  look: () => Promise<T>,
): Promise<T> {
  // What the other node holds is as fresh as can be when the change comes.
  await look();
  await look();
  await change();
  await delay(100);
  return look();
}
