import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestAccount } from '../../testing/create-test-site.ts';
import { emailOf, inviteByMail } from '../../testing/invited-person.ts';
import { requestAccount, newPerson, signUp, testPassword } from '../../testing/test-person.ts';
import { createAsOwner, unique, type CallScope } from './create-as-owner.ts';
import type { ValidCall } from './prepared-call.ts';
import { open, visit, type PublicCall, type PublicCallRow } from './public-call-row.ts';

/** Writes a file as the build of one of the two apps would: tests do not build them. */
async function writeBuiltFile({ api }: CallScope, app: 'visitorDist' | 'configDist', path: string) {
  const file = join(api.services.settings[app], path);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, 'export {};');
}
const builtFile = (
  app: 'visitorDist' | 'configDist',
  path: string,
  url: string,
): PublicCallRow => ({
  async prepare(scope) {
    await writeBuiltFile(scope, app, path);
    return { browser: scope.api.config(), url };
  },
  status: 200,
});

const withNewAccount = async (scope: CallScope, call: ValidCall): Promise<PublicCall> => ({
  browser: (await createTestAccount(scope.api)).browser,
  ...call,
});
/** A call by a new account, which is logged in. */
const byAccount = (
  call: (scope: CallScope) => ValidCall,
  ...changes: readonly string[]
): PublicCallRow => ({
  prepare: (scope) => withNewAccount(scope, call(scope)),
  status: 200,
  changes,
});

/** Calls on the configuration host that need no owner, and calls that every host accepts. */
export const configCalls: Readonly<Record<string, PublicCallRow>> = {
  'GET /healthz': visit('/healthz'),
  'GET /readyz': visit('/readyz'),
  'GET /api/openapi.json': visit('/api/openapi.json'),
  'GET /api/docs': visit('/api/docs', 302),
  'GET /api/docs/*': visit('/api/docs/'),
  'GET /assets/app/*': builtFile('visitorDist', 'boot.js', '/assets/app/boot.js'),
  'GET /assets/config/*': builtFile('configDist', 'canvas.js', '/assets/config/canvas.js'),
  'GET /assets/map/*': visit('/assets/map/style-original.json'),
  'GET /assets/map/provider.html': visit('/assets/map/provider.html'),

  'GET /': open('/', 302),
  'GET /config': builtFile('configDist', 'index.html', '/config'),
  'GET /config/*': builtFile('configDist', 'index.html', '/config/shop/pages'),
  'GET /config/assets/*': builtFile('configDist', 'assets/shell.js', '/config/assets/shell.js'),
  'GET /sign-in': open('/sign-in', 302),
  'GET /visit/:identifier': { ...byAccount(() => ({ url: '/visit/shop' })), status: 302 },
  'POST /api/auth/SignUp': {
    prepare: async ({ api }) => ({
      browser: api.config(),
      url: '/api/auth/SignUp',
      json: newPerson(),
    }),
    status: 200,
  },
  'POST /api/auth/ConfirmSignUp': {
    prepare: async ({ api }) => ({
      browser: api.config(),
      url: '/api/auth/ConfirmSignUp',
      json: { token: await requestAccount(api), password: testPassword },
    }),
    status: 200,
  },
  'POST /api/auth/Login': {
    async prepare(scope) {
      const { email } = await signUp(scope.api);
      const json = { email, password: testPassword, rememberMe: false };
      return { browser: scope.api.config(), url: '/api/auth/Login', json };
    },
    status: 200,
  },
  'POST /api/auth/Logout': byAccount(() => ({ url: '/api/auth/Logout' })),
  'POST /api/auth/ConfirmPassword': {
    async prepare(scope) {
      const { browser } = await signUp(scope.api);
      return { browser, url: '/api/auth/ConfirmPassword', json: { password: testPassword } };
    },
    status: 200,
  },
  'GET /api/account': byAccount(() => ({ url: '/api/account' })),
  'DELETE /api/account/memberships/:websiteId': {
    async prepare(scope) {
      const { browser } = await createAsOwner.collaborator(scope);
      return { browser, url: `/api/account/memberships/${scope.site.websiteId}` };
    },
    status: 200,
    changes: ['contributors'],
  },
  'GET /api/invitations/:token': {
    async prepare({ api, site }) {
      const { token } = await inviteByMail(site, `${unique()}@example.com`);
      return { browser: api.config(), url: `/api/invitations/${token}` };
    },
    status: 200,
  },
  'POST /api/invitations/:token/accept': {
    async prepare({ api, site }) {
      const invited = await createTestAccount(api);
      const { token } = await inviteByMail(site, await emailOf(invited));
      return { browser: invited.browser, url: `/api/invitations/${token}/accept` };
    },
    status: 200,
    changes: ['contributors', 'invitations'],
  },
  'GET /api/websites': byAccount(() => ({ url: '/api/websites' })),
  'POST /api/websites': byAccount(() => ({
    url: '/api/websites',
    json: { title: 'New', identifier: `site-${unique()}` },
  })),
};
