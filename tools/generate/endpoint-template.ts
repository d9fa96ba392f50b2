import type { NameForms } from './name-forms.ts';

/** A new call of a feature: an owner's, about one website. */
export interface EndpointNames {
  readonly feature: NameForms;
  readonly name: NameForms;
  /** Whether its verb only looks: `list-wishes`, `read-wish`. */
  readonly isRead: boolean;
}

const addressOf = ({ feature, name }: EndpointNames, websiteId: string) =>
  `/api/websites/${websiteId}/${feature.kebab}/${name.kebab}`;

/** The contract, to stand in a file that imports what `contractImports` names. */
export const contractTemplate = (names: EndpointNames): string => `
export const ${names.name.camel} = defineEndpoint({
  method: '${names.isRead ? 'GET' : 'POST'}',
  path: '${addressOf(names, ':websiteId')}',
  summary: '${names.name.label}.',
  params: websiteParams,
${names.isRead ? '' : '  body: z.strictObject({}),\n'}  response: z.object({ websiteId: hexId }),
});
`;

/** What the contract's file imports beside zod, by module. */
export const contractImports = {
  hexId: '../entities/primitives.ts',
  defineEndpoint: './define-endpoint.ts',
  websiteParams: './paging.ts',
} as const;

/** The route: who may call it, and what it does inside the website's transaction. */
export function routeTemplate({ name, isRead }: EndpointNames): string {
  const access = isRead ? 'ownerReads' : 'ownerWrites';
  return `import { ${name.camel} } from '@sitewright/contracts/api';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ${access} } from '../../platform/routing/owner-access.ts';

export const ${name.camel}Route = tenantRoute(
  ${name.camel},
  ${access}('config.access'),
  async ({ websiteId }) => ({ websiteId }),
);
`;
}

export function routeTestTemplate(names: EndpointNames): string {
  const { name, isRead } = names;
  const call = (client: string, json = '{}') =>
    isRead ? `${client}.get(path())` : `${client}.post(path(), { json: ${json} })`;
  const bodyTest = `
  it('refuses a member that it does not know', async () => {
    const answer = await ${call('site.owner.browser', '{ unknown: 1 }')};
    expect(answer.status).toBe(400);
  });
`;
  return `import { ${name.camel} } from '@sitewright/contracts/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
});
afterAll(() => api.close());

const path = () => \`${addressOf(names, '${site.websiteId}')}\`;

describe('${name.label.toLowerCase()}', () => {
  it('answers the owner of the website', async () => {
    const answer = await ${call('site.owner.browser')};
    expect([answer.status, answer.as(${name.camel})]).toEqual([200, { websiteId: site.websiteId }]);
  });

  it('asks whoever is not logged in to do so', async () => {
    const answer = await ${call('api.config()')};
    expect(answer.status).toBe(401);
  });
${isRead ? '' : bodyTest}});
`;
}

/** The table of a feature's routes, for a feature that is new. */
export const featureTemplate = ({ feature, name }: EndpointNames): string =>
  `import type { Route } from '../../platform/routing/define-route.ts';
import { ${name.camel}Route } from './${name.kebab}.ts';

/** ${feature.label}. */
export const ${feature.camel}Routes: readonly Route[] = [${name.camel}Route];
`;
