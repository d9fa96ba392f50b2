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

const hasDom = (layer: LibLayer) => layer !== 'contract' && layer !== 'kernel';

/** Every file of a new library, by path inside its folder. */
export function libTemplate(
  name: string,
  layer: LibLayer,
  sentence: string,
): Record<string, string> {
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  const camel = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const split = layer === 'engine';
  const domFolders = ['src/dom', 'src/react'];
  const domLib = ['es2024', 'dom', 'dom.iterable'];
  const tests = ['src/**/*.test.ts', 'src/**/*.test.tsx', 'src/**/*.typetest.ts'];
  const out = { outDir: './dist/types', rootDir: './src' };
  const files: Record<string, string> = {
    'package.json': json({
      name: `@sitewright/${name}`,
      version: '0.1.0',
      description: sentence,
      license: 'MIT',
      type: 'module',
      sideEffects: ['**/*.css'],
      exports: {
        '.': {
          '@sitewright/source': './src/index.ts',
          types: './dist/types/index.d.ts',
          default: './dist/js/index.js',
        },
      },
      files: ['dist', 'README.md'],
      scripts: { build: 'vite build' },
      nx: { tags: [`layer:${layer}`, hasDom(layer) ? 'runtime:browser' : 'runtime:any'] },
    }),
    'README.md': `# @sitewright/${name}\n\n${sentence}\n\n\`\`\`sh\nnpm install @sitewright/${name}\n\`\`\`\n`,
    'vite.config.ts': `import { libConfig } from '../../tools/vite/lib-config.ts';\n\nexport default libConfig(import.meta.dirname);\n`,
    'src/index.ts': `export { ${camel} } from './${name}.ts';\n`,
    [`src/${name}.ts`]: `/** ${sentence} */\nexport const ${camel} = Object.freeze({ name: '${name}' });\n`,
    [`src/${name}.test.ts`]: `import { expect, it } from 'vitest';\nimport { ${camel} } from './${name}.ts';\n\nit('knows its own name', () => {\n  expect(${camel}.name).toBe('${name}');\n});\n`,
    'tsconfig.json': json({
      files: [],
      references: [
        { path: './tsconfig.lib.json' },
        ...(split ? [{ path: './tsconfig.dom.json' }] : []),
        { path: './tsconfig.spec.json' },
      ],
    }),
    'tsconfig.lib.json': json({
      extends: '../../tsconfig.base.json',
      compilerOptions: {
        ...out,
        tsBuildInfoFile: './dist/lib.tsbuildinfo',
        ...(hasDom(layer) && !split ? { lib: domLib } : {}),
      },
      include: ['src'],
      exclude: [...tests, ...(split ? domFolders : [])],
      references: [],
    }),
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
      references: [
        { path: './tsconfig.lib.json' },
        ...(split ? [{ path: './tsconfig.dom.json' }] : []),
      ],
    }),
  };
  if (split) {
    files['tsconfig.dom.json'] = json({
      extends: '../../tsconfig.base.json',
      compilerOptions: { ...out, tsBuildInfoFile: './dist/dom.tsbuildinfo', lib: domLib },
      include: domFolders,
      exclude: tests,
      references: [{ path: './tsconfig.lib.json' }],
    });
  }
  return files;
}
