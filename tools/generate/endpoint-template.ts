import type { EndpointMethod } from './endpoint-path.ts';
import type { NameForms } from './name-forms.ts';

/** A new endpoint of a feature, for owners of a website. */
export interface EndpointNames {
  readonly feature: NameForms;
  readonly name: NameForms;
  readonly method: EndpointMethod;
  /** Below the website: `/wishes/:wishId`. */
  readonly path: string;
  /** The path parameter of an endpoint about one resource: `wishId`. */
  readonly idName?: string;
}

const bodyMethods: readonly EndpointMethod[] = ['POST', 'PUT', 'PATCH'];
const hasBody = ({ method }: EndpointNames) => bodyMethods.includes(method);

/** The contract. Its file needs the imports in `contractImports`. */
export const contractTemplate = (names: EndpointNames): string => `
export const ${names.name.camel} = defineEndpoint({
  method: '${names.method}',
  path: '/api/websites/:websiteId${names.path}',
  summary: '${names.name.label}.',
  params: websiteParams${names.idName === undefined ? '' : `.extend({ ${names.idName}: hexId })`},
${hasBody(names) ? '  body: z.strictObject({}),\n' : ''}  response: z.object({ ${names.idName ?? 'websiteId'}: hexId }),
});
`;

/** Imports of the contract's file, besides zod: the module of each name. */
export const contractImports = {
  hexId: '../entities/primitives.ts',
  defineEndpoint: './define-endpoint.ts',
  websiteParams: './paging.ts',
} as const;

/** The file of the route: its access check and its handler, which runs in the transaction of the website. */
export function routeTemplate({ name, method, idName }: EndpointNames): string {
  const access = method === 'GET' ? 'ownerReads' : 'ownerWrites';
  const handler =
    idName === undefined
      ? 'async ({ websiteId }) => ({ websiteId })'
      : `async ({ params: { ${idName} } }) => ({ ${idName} })`;
  return `import { ${name.camel} } from '@sitewright/contracts/api';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ${access} } from '../../platform/routing/owner-access.ts';

export const ${name.camel}Route = tenantRoute(
  ${name.camel},
  ${access}('config.access'),
  ${handler},
);
`;
}

export function routeTestTemplate(names: EndpointNames): string {
  const { name, method, path, idName } = names;
  const call = (client: string, json = '{}') =>
    method === 'GET'
      ? `${client}.get(path())`
      : `${client}.call('${method}', path()${hasBody(names) ? `, { json: ${json} }` : ''})`;
  const bodyTest = `
  it('rejects an unknown member of the body', async () => {
    const response = await ${call('site.owner.browser', '{ unknown: 1 }')};
    expect(response.status).toBe(400);
  });
`;
  const testPath = path.replace(/:\w+/, `\${${idName}}`);
  const id = idName === undefined ? '' : `const ${idName} = '0123456789abcdef01234567';\n`;
  const body = idName === undefined ? '{ websiteId: site.websiteId }' : `{ ${idName} }`;
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

${id}const path = () => \`/api/websites/\${site.websiteId}${testPath}\`;

describe('${name.label.toLowerCase()}', () => {
  it('responds to the owner of the website', async () => {
    const response = await ${call('site.owner.browser')};
    expect([response.status, response.as(${name.camel})]).toEqual([200, ${body}]);
  });

  it('requires a login', async () => {
    const response = await ${call('api.config()')};
    expect(response.status).toBe(401);
  });
${hasBody(names) ? bodyTest : ''}});
`;
}

/** The `index.ts` of a new feature: the table of its routes. */
export const featureTemplate = ({ feature, name }: EndpointNames): string =>
  `import type { Route } from '../../platform/routing/define-route.ts';
import { ${name.camel}Route } from './${name.kebab}.ts';

/** ${feature.label}. */
export const ${feature.camel}Routes: readonly Route[] = [${name.camel}Route];
`;
