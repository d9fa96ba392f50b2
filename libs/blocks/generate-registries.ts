import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const banner = '// Written by `npm run generate` from the folders of the blocks. Do not edit.\n';

interface BlockFolder {
  readonly name: string;
  readonly camel: string;
  readonly pascal: string;
  readonly has: (file: string) => boolean;
}

function blockFolders(blocksFolder: string): BlockFolder[] {
  return readdirSync(blocksFolder, { withFileTypes: true })
    .filter((entry) => existsSync(join(blocksFolder, entry.name, 'schema.ts')))
    .map(({ name }) => {
      const camel = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      return {
        name,
        camel,
        pascal: camel.charAt(0).toUpperCase() + camel.slice(1),
        has: (file: string) => existsSync(join(blocksFolder, name, file)),
      };
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** An object literal with one member per line; empty ones on one line. */
const table = (members: readonly string[]) =>
  members.length === 0 ? '{}' : `{\n${members.map((member) => `  ${member},\n`).join('')}}`;

const quoteKey = (name: string) => (name.includes('-') ? `'${name}'` : name);

function schemaRegistry(blocks: readonly BlockFolder[]): string {
  const imports = blocks.map(
    ({ name, camel }) => `import { ${camel} } from '../../blocks/${name}/schema.ts';`,
  );
  const names = table(blocks.map(({ camel }) => camel));
  return `${banner}${imports.join('\n')}\n\n/** Every block kind by name. */\nexport const blocks = ${names} as const;\n`;
}

function loadRegistry(blocks: readonly BlockFolder[]): string {
  const loaded = blocks.filter(({ has }) => has('load.server.ts'));
  const imports = loaded.flatMap(({ name, camel }) => [
    `import { needs as ${camel}Needs } from '../../blocks/${name}/load.server.ts';`,
    `import { ${camel} } from '../../blocks/${name}/schema.ts';`,
  ]);
  const members = table(loaded.map(({ camel }) => `[${camel}.type]: ${camel}Needs`));
  return `${banner}${imports.join('\n')}\n\n/** What the blocks need to be drawn, by type. */\nexport const blockNeeds = ${members} as const;\n`;
}

function viewRegistry(blocks: readonly BlockFolder[]): string {
  const imports = blocks.flatMap(({ name, camel, pascal }) => [
    `import { ${camel} } from '../../blocks/${name}/schema.ts';`,
    `import { ${pascal}View } from '../../blocks/${name}/view.tsx';`,
  ]);
  const members = table(blocks.map(({ camel, pascal }) => `[${camel}.type]: ${pascal}View`));
  return `${banner}${imports.join('\n')}\n\n/** The views of the blocks, by type. */\nexport const blockViews = ${members} as const;\n`;
}

function styleRegistry(blocks: readonly BlockFolder[]): string {
  const styled = blocks.filter(({ name, has }) => has(`${name}.css`));
  const imports = styled.flatMap(({ name, camel }) => [
    `import ${camel}Style from '../../blocks/${name}/${name}.css?inline';`,
    `import { ${camel} } from '../../blocks/${name}/schema.ts';`,
  ]);
  const members = table(styled.map(({ camel }) => `[${camel}.type]: ${camel}Style`));
  return `${banner}${imports.join('\n')}\n\n/** The style sheets of the blocks, by type. */\nexport const blockStyles: Readonly<Record<number, string>> = ${members};\n`;
}

function hostRegistry(blocks: readonly BlockFolder[]): string {
  const withHosts = blocks.filter(({ has }) => has('hosts.ts'));
  const imports = withHosts.flatMap(({ name, camel }) => [
    `import { hosts as ${camel}Hosts } from '../../blocks/${name}/hosts.ts';`,
    `import { ${camel} } from '../../blocks/${name}/schema.ts';`,
  ]);
  const members = table(withHosts.map(({ camel }) => `[${camel}.type]: ${camel}Hosts`));
  return `${banner}${imports.join('\n')}\n\n/** Finds the other sites that blocks may ask, by type. */\nexport const blockHosts = ${members} as const;\n`;
}

function sampleRegistry(blocks: readonly BlockFolder[]): string {
  const imports = blocks.flatMap(({ name, camel }) => [
    `import { sample as ${camel}Sample } from '../../blocks/${name}/sample.ts';`,
    `import { ${camel} } from '../../blocks/${name}/schema.ts';`,
  ]);
  const members = table(blocks.map(({ camel }) => `[${camel}.type]: ${camel}Sample`));
  const head = `${imports.join('\n')}\nimport type { CreateSample } from '../../kit/sample/block-sample.ts';`;
  return `${banner}${head}\n\n/** What creates the samples of the blocks, by type. */\nexport const blockSamples: Readonly<Record<number, CreateSample>> = ${members};\n`;
}

/** The folders with an island: blocks, and kits that several blocks share. `kit/block/island.ts` defines islands. */
function islandFiles(sourceFolder: string): (readonly [name: string, path: string])[] {
  return ['blocks', 'kit']
    .flatMap((parent) =>
      readdirSync(join(sourceFolder, parent)).map((name) => [name, `${parent}/${name}`] as const),
    )
    .filter(([name]) => name !== 'block')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, folder]) => {
      const file = ['island.ts', 'island.tsx'].find((fileName) =>
        existsSync(join(sourceFolder, folder, fileName)),
      );
      return file === undefined ? [] : [[name, `${folder}/${file}`] as const];
    });
}

function clientRegistry(sourceFolder: string): string {
  const members = table(
    islandFiles(sourceFolder).map(
      ([name, path]) => `${quoteKey(name)}: () => import('../../${path}')`,
    ),
  );
  return `${banner}/** The islands of the blocks, each its own chunk, by the name in \`data-island\`. */\nexport const blockIslands = ${members} as const;\n`;
}

function editorRegistry(blocks: readonly BlockFolder[]): string {
  const edited = blocks.filter(({ has }) => has('editor.tsx'));
  const imports = edited.flatMap(({ name, camel, pascal }) => [
    `import { ${pascal}Editor } from '../../blocks/${name}/editor.tsx';`,
    `import { ${camel} } from '../../blocks/${name}/schema.ts';`,
  ]);
  const members = table(edited.map(({ camel, pascal }) => `[${camel}.type]: ${pascal}Editor`));
  const head = imports.length === 0 ? '' : `${imports.join('\n')}\n\n`;
  return `${banner}${head}/** Panels that are written by hand because generation is not enough, by type. */\nexport const blockEditors = ${members} as const;\n`;
}

/**
 * Returns the source text of the package's registries, by path below `src`. A block is a folder in `blocks` with a
 * `schema.ts`; its other files determine in which registries it appears.
 */
export function blockRegistries(sourceFolder: string): Map<string, string> {
  const blocks = blockFolders(join(sourceFolder, 'blocks'));
  return new Map([
    ['entries/schema/blocks.gen.ts', schemaRegistry(blocks)],
    ['entries/load/needs.gen.ts', loadRegistry(blocks)],
    ['entries/view/views.gen.ts', viewRegistry(blocks)],
    ['entries/view/styles.gen.ts', styleRegistry(blocks)],
    ['entries/view/hosts.gen.ts', hostRegistry(blocks)],
    ['entries/client/islands.gen.ts', clientRegistry(sourceFolder)],
    ['entries/editor/editors.gen.ts', editorRegistry(blocks)],
    ['entries/samples/samples.gen.ts', sampleRegistry(blocks)],
  ]);
}
