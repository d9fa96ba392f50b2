import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { libLayers, libTemplate, type LibLayer } from './lib-template.ts';

/** `npm run new lib <name> [layer] [sentence]`: writes a folder that lints, type-checks and tests green as created. */
const root = join(import.meta.dirname, '../..');
const [kind, name, ...rest] = process.argv.slice(2);

if (name === undefined || !/^[a-z][a-z0-9-]*(\/[a-z][a-z0-9-]*)?$/.test(name)) {
  console.error('Usage: npm run new lib|block|endpoint <name-in-kebab-case>');
  process.exit(2);
}

function writeFolder(folder: string, files: Readonly<Record<string, string>>) {
  if (existsSync(join(root, folder))) {
    console.error(`${folder} exists already; choose another name or edit it.`);
    process.exit(1);
  }
  for (const [path, text] of Object.entries(files)) {
    const target = join(root, folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
    console.log(join(folder, path));
  }
}

function writeRootReferences() {
  const projects = ['libs', 'apps'].flatMap((group) =>
    readdirSync(join(root, group))
      .filter((folder) => existsSync(join(root, group, folder, 'tsconfig.json')))
      .map((folder) => ({ path: `./${group}/${folder}` })),
  );
  const text = { files: [], references: [...projects, { path: './tsconfig.tools.json' }] };
  writeFileSync(join(root, 'tsconfig.json'), `${JSON.stringify(text, null, 2)}\n`);
}

if (kind === 'lib') {
  const layer = (rest[0] ?? 'engine') as LibLayer;
  if (!libLayers.includes(layer)) {
    console.error(`Unknown layer ${layer}; choose one of ${libLayers.join(', ')}.`);
    process.exit(2);
  }
  writeFolder(
    `libs/${name}`,
    libTemplate(name, layer, rest.slice(1).join(' ') || `The ${name} of Sitewright.`),
  );
  writeRootReferences();
} else {
  console.error(`Cannot create a ${kind ?? 'nothing'}; choose lib, block or endpoint.`);
  process.exit(2);
}
