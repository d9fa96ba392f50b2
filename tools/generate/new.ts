import { join } from 'node:path';
import { blockRegistries } from '../../libs/blocks/generate-registries.ts';
import {
  formatFiles,
  sourcesOf,
  writeTexts,
  type ChangeSet,
  type GeneratorError,
  type Sources,
} from './change-set.ts';
import { newBlock } from './new-block.ts';
import { newEndpoint } from './new-endpoint.ts';
import { newLib } from './new-lib.ts';
import { newScreen } from './new-screen.ts';
import { rootReferences } from './references.ts';

/** `npm run new <kind> <name>`: writes files that pass linting, type checks and tests as created. */
const root = join(import.meta.dirname, '../..');

interface Generator {
  readonly usage: string;
  readonly plan: (
    name: string,
    sources: Sources,
    rest: readonly string[],
  ) => ChangeSet | GeneratorError;
  /** Generated files that change because of the new folder. */
  readonly regenerate: () => Iterable<readonly [path: string, text: string]>;
}

const generators: Readonly<Record<string, Generator>> = {
  lib: {
    usage: 'lib <name> [layer] [sentence]',
    plan: newLib,
    regenerate: () => [rootReferences(root)],
  },
  block: {
    usage: 'block <name>',
    plan: newBlock,
    regenerate: () =>
      [...blockRegistries(join(root, 'libs/blocks/src'))].map(
        ([path, text]) => [`libs/blocks/src/${path}`, text] as const,
      ),
  },
  endpoint: { usage: 'endpoint <feature>/<verb-noun>', plan: newEndpoint, regenerate: () => [] },
  screen: { usage: 'screen <name>', plan: newScreen, regenerate: () => [] },
};

const [kind = '', name, ...rest] = process.argv.slice(2);
const generator = generators[kind];
if (generator === undefined || name === undefined) {
  const usages = Object.values(generators).map(({ usage }) => `  npm run new ${usage}`);
  console.error(`Usage:\n${usages.join('\n')}`);
  process.exit(2);
}
const plan = generator.plan(name, sourcesOf(root), rest);
if ('error' in plan) {
  console.error(plan.error);
  process.exit(1);
}
const written = writeTexts(root, Object.entries({ ...plan.created, ...plan.edited }));
const regenerated = writeTexts(root, generator.regenerate());
formatFiles(root, [...written, ...regenerated]);
for (const path of [...written, ...regenerated]) console.log(path);
for (const sentence of plan.advice) console.log(`\n${sentence}`);
