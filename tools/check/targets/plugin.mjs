import { dirname } from 'node:path';

/**
 * Gives every package two cached targets. `types` builds the declarations of a package; `lint` runs again only if the
 * package, a manifest or a declaration that it can see has changed, because some rules need types and boundaries.
 */
export const createNodesV2 = [
  '{apps,libs}/*/package.json',
  (manifests) =>
    manifests.map((manifest) => {
      const root = dirname(manifest);
      return [manifest, { projects: { [root]: { root, targets: targetsOf(root) } } }];
    }),
];

const configuration = [
  '{workspaceRoot}/tsconfig.base.json',
  '{workspaceRoot}/package-lock.json',
  { dependentTasksOutputFiles: '**/*.d.ts', transitive: true },
];

const targetsOf = (root) => ({
  types: {
    command: `tsc -b ${root}`,
    cache: true,
    dependsOn: ['^types'],
    inputs: ['{projectRoot}/**/*', ...configuration],
    outputs: ['{projectRoot}/dist/types', '{projectRoot}/dist/*.tsbuildinfo'],
  },
  lint: {
    command: `oxlint ${root}`,
    cache: true,
    dependsOn: ['types'],
    inputs: [
      '{projectRoot}/**/*',
      '{workspaceRoot}/*/*/package.json',
      '{workspaceRoot}/.oxlintrc.json',
      ...configuration,
    ],
  },
});
