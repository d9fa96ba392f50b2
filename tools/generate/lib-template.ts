import { engineTemplate } from './engine-template.ts';
import type { NameForms } from './name-forms.ts';

/** The layers of the repository that a library can belong to, lowest first. */
export const libLayers = [
  'contract',
  'kernel',
  'engine',
  'ui',
  'block',
  'site',
  'testing',
] as const;
export type LibLayer = (typeof libLayers)[number];

export const isLibLayer = (name: string): name is LibLayer =>
  (libLayers as readonly string[]).includes(name);

const hasDom = (layer: LibLayer) => layer !== 'contract' && layer !== 'kernel';
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const out = { outDir: './dist/types', rootDir: './src' };
const domLib = ['es2024', 'dom', 'dom.iterable'];
const domFolders = ['src/dom', 'src/react'];
const tests = [
  'src/**/*.test.ts',
  'src/**/*.test.tsx',
  'src/**/*.stories.tsx',
  'src/**/*.typetest.ts',
];

/** The sources of a library that is not an engine: one exported value with a test. */
const plainSources = ({ kebab, camel }: NameForms, sentence: string): Record<string, string> => ({
  'src/index.ts': `export { ${camel} } from './${kebab}.ts';\n`,
  [`src/${kebab}.ts`]: `/** ${sentence} */\nexport const ${camel} = Object.freeze({ name: '${kebab}' });\n`,
  [`src/${kebab}.test.ts`]: `import { expect, it } from 'vitest';
import { ${camel} } from './${kebab}.ts';

it('has its name', () => {
  expect(${camel}.name).toBe('${kebab}');
});
`,
});

const readme = ({ kebab, camel, pascal }: NameForms, isEngine: boolean, sentence: string) => {
  const imported = isEngine ? `create${pascal}` : camel;
  const example = isEngine
    ? `const ${camel} = create${pascal}();
${camel}.subscribe(() => console.log(${camel}.getState().kind));
${camel}.start(); // running`
    : `console.log(${camel}.name); // ${kebab}`;
  const options = `
## Options

| option         | default | what it is                 |
| -------------- | ------- | -------------------------- |
| \`initialState\` | idle    | what it is at the beginning |
`;
  return `# @sitewright/${kebab}

${sentence}

\`\`\`sh
npm install @sitewright/${kebab}
\`\`\`

\`\`\`ts
import { ${imported} } from '@sitewright/${kebab}';

${example}
\`\`\`
${isEngine ? options : ''}`;
};

/** The projects of the TypeScript compiler: an engine's core is compiled without the DOM. */
function compilerProjects(layer: LibLayer): Record<string, string> {
  const isSplit = layer === 'engine';
  const parts = [
    { path: './tsconfig.lib.json' },
    ...(isSplit ? [{ path: './tsconfig.dom.json' }] : []),
  ];
  return {
    'tsconfig.json': json({
      files: [],
      references: [...parts, { path: './tsconfig.spec.json' }],
    }),
    'tsconfig.lib.json': json({
      extends: '../../tsconfig.base.json',
      compilerOptions: {
        ...out,
        tsBuildInfoFile: './dist/lib.tsbuildinfo',
        ...(hasDom(layer) && !isSplit ? { lib: domLib } : {}),
      },
      include: ['src'],
      exclude: [...tests, ...(isSplit ? domFolders : [])],
      references: [],
    }),
    ...(isSplit
      ? {
          'tsconfig.dom.json': json({
            extends: '../../tsconfig.base.json',
            compilerOptions: { ...out, tsBuildInfoFile: './dist/dom.tsbuildinfo', lib: domLib },
            include: domFolders,
            exclude: tests,
            references: [{ path: './tsconfig.lib.json' }],
          }),
        }
      : {}),
    'tsconfig.spec.json': json({
      extends: '../../tsconfig.base.json',
      compilerOptions: {
        composite: false,
        noEmit: true,
        emitDeclarationOnly: false,
        declaration: false,
        declarationMap: false,
        rewriteRelativeImportExtensions: false,
        tsBuildInfoFile: './dist/spec.tsbuildinfo',
        incremental: true,
        lib: domLib,
        types: ['node', 'vite/client'],
      },
      include: tests,
      references: parts,
    }),
  };
}

/** Every file of a new library, by path inside its folder. */
export function libTemplate(
  name: NameForms,
  layer: LibLayer,
  sentence: string,
): Readonly<Record<string, string>> {
  const isEngine = layer === 'engine';
  return {
    'package.json': json({
      name: `@sitewright/${name.kebab}`,
      version: '0.1.0',
      description: sentence,
      license: 'MIT',
      files: [
        'dist/js',
        'dist/types',
        'src',
        '!**/*.{test,typetest,fixture,stories}.*',
        'README.md',
      ],
      type: 'module',
      sideEffects: ['**/*.css'],
      exports: {
        '.': {
          '@sitewright/source': './src/index.ts',
          types: './dist/types/index.d.ts',
          default: './dist/js/index.js',
        },
      },
      scripts: { build: 'vite build' },
      nx: { tags: [`layer:${layer}`, hasDom(layer) ? 'runtime:browser' : 'runtime:any'] },
    }),
    'README.md': readme(name, isEngine, sentence),
    'vite.config.ts': `import { libConfig } from '../../tools/vite/lib-config.ts';

export default libConfig(import.meta.dirname);
`,
    ...(isEngine ? engineTemplate(name, sentence) : plainSources(name, sentence)),
    ...compilerProjects(layer),
  };
}
