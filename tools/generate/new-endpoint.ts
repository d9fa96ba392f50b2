import { failGeneration, type ChangeSet, type GeneratorError, type Sources } from './change-set.ts';
import {
  contractImports,
  contractTemplate,
  featureTemplate,
  routeTemplate,
  routeTestTemplate,
  type EndpointNames,
} from './endpoint-template.ts';
import { endpointPath } from './endpoint-path.ts';
import { appendMember } from './insert-line.ts';
import { nameForms } from './name-forms.ts';
import { nameInStatement } from './name-in-statement.ts';

const contracts = 'libs/contracts/src/api';
const featureTable = 'apps/api/src/features/feature-table.ts';
const routeTable = /readonly Route\[\] = \[([\s\S]*?)\];/;

function withContract(names: EndpointNames, before: string | undefined): string {
  const beginning = before ?? "import * as z from 'zod';\n";
  const imported = Object.entries(contractImports).reduce(
    (text, [name, from]) => nameInStatement(text, 'import', name, from),
    // In a new file, the import of zod comes first.
    before === undefined ? '' : beginning,
  );
  return `${before === undefined ? beginning : ''}${imported}${contractTemplate(names)}`;
}

/** Adds the route to the route table of its feature. A new feature gets a table, and a line in the feature table. */
function withRoute(names: EndpointNames, folder: string, sources: Sources) {
  const { feature, name } = names;
  const route = `${name.camel}Route`;
  for (const path of [`${folder}/index.ts`, `${folder}/routes.ts`]) {
    const before = sources.read(path);
    const after = before === undefined ? undefined : appendMember(before, routeTable, route);
    if (after !== undefined)
      return {
        created: {},
        edited: { [path]: nameInStatement(after, 'import', route, `./${name.kebab}.ts`) },
      };
  }
  if (sources.has(`${folder}/index.ts`)) return undefined;
  const routes = `${feature.camel}Routes`;
  const table = appendMember(
    sources.read(featureTable) ?? '',
    /Route\[\]\)\[\] = \[([\s\S]*?)\];/,
    routes,
  );
  return table === undefined
    ? undefined
    : {
        created: { [`${folder}/index.ts`]: featureTemplate(names) },
        edited: {
          [featureTable]: nameInStatement(table, 'import', routes, `./${feature.kebab}/index.ts`),
        },
      };
}

/** `npm run new endpoint <feature>/<name>`: a contract, a route with a test, and a line in the route table. */
export function newEndpoint(path: string, sources: Sources): ChangeSet | GeneratorError {
  const [feature, name, ...more] = path.split('/').map((part) => nameForms(part));
  if (feature === undefined || name === undefined || more.length > 0)
    return failGeneration(
      `${path} is not a valid name for an endpoint; write <feature>/<verb-noun>.`,
    );
  const names = { feature, name, ...endpointPath(feature.kebab, name.kebab) };
  const folder = `apps/api/src/features/${feature.kebab}`;
  const exported = sources.read(`${contracts}/index.ts`) ?? '';
  if (sources.has(`${folder}/${name.kebab}.ts`))
    return failGeneration(`${folder}/${name.kebab}.ts exists already.`);
  if (new RegExp(`\\b${name.camel}\\b`).test(exported))
    return failGeneration(`${contracts} exports ${name.camel} already.`);
  const routed = withRoute(names, folder, sources);
  if (routed === undefined)
    return failGeneration(`${folder} has no table of routes that this generator knows.`);

  const contract = `${contracts}/${feature.kebab}.ts`;
  return {
    created: {
      ...routed.created,
      [`${folder}/${name.kebab}.ts`]: routeTemplate(names),
      [`${folder}/${name.kebab}.test.ts`]: routeTestTemplate(names),
    },
    edited: {
      ...routed.edited,
      [contract]: withContract(names, sources.read(contract)),
      [`${contracts}/index.ts`]: nameInStatement(
        exported,
        'export',
        name.camel,
        `./${feature.kebab}.ts`,
      ),
    },
    advice: [
      `Its permission is config.access: choose the right one in ${folder}/${name.kebab}.ts. Its parameters and its response are in ${contract}.`,
      'Its access is written a second time, by hand: a row in apps/api/src/access/specified-routes.ts and a call in apps/api/src/access/calls/owner-calls.ts. The tests there fail without them.',
      'A list takes pageQuery and responds with paged() (contracts/src/api/paging.ts). A screen that calls the endpoint needs a handler in apps/config/src/fake-api.',
    ],
  };
}
