import type { RunningServer } from '../server/running-server.ts';
import { createHttpClient, expectJson, type HttpClient } from './http-client.ts';

export interface OwnedWebsite {
  readonly id: string;
  readonly identifier: string;
}

/** The demo owner, logged in on the configuration origin. */
export interface Owner {
  readonly client: HttpClient;
  readonly websites: readonly OwnedWebsite[];
}

/** Logs the demo owner in. Only the first start on a data folder prints the login; pass it for later ones. */
export async function signIn(
  server: Pick<RunningServer, 'configHost' | 'owner' | 'port'>,
  login = server.owner,
): Promise<Owner> {
  if (login === undefined)
    throw new Error('The demo owner’s password was printed at the first start only.');
  const client = createHttpClient({ port: server.port, host: server.configHost });
  expectJson(
    await client.send('POST', '/api/auth/Login', {
      email: login.email,
      password: login.password,
      rememberMe: false,
    }),
  );
  const { rows } = expectJson(await client.get('/api/websites')) as {
    readonly rows: readonly OwnedWebsite[];
  };
  return { client, websites: rows };
}
