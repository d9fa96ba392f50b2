/** The fields of a manifest that npm shows or that bundlers and installs use. */
export interface PublishedManifest {
  readonly description?: string;
  readonly keywords?: readonly string[];
  readonly license?: string;
  readonly sideEffects?: boolean | readonly string[];
  readonly engines?: Readonly<Record<string, string>>;
  readonly publishConfig?: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** Errors in a manifest that matter to people who search for the package or install it. */
export function findManifestErrors(manifest: PublishedManifest): readonly string[] {
  const { description = '', keywords = [], exports, peerDependencies = {} } = manifest;
  const styles = Object.keys(exports).filter((entry) => entry.endsWith('.css'));
  const expectedSideEffects = styles.length === 0 ? false : ['**/*.css'];
  const requiredPeers = Object.keys(peerDependencies).filter(
    (peer) => manifest.peerDependenciesMeta?.[peer]?.optional !== true,
  );
  return [
    ...(description.length < 40 ? ['has no sentence that describes it.'] : []),
    ...(keywords.length < 5 ? ['has fewer than five keywords.'] : []),
    ...(manifest.license === 'MIT' ? [] : ['has no license.']),
    ...(manifest.engines?.['node'] === undefined ? ['does not say which Node it needs.'] : []),
    ...(manifest.publishConfig?.['access'] === 'public' ? [] : ['would be published privately.']),
    ...(JSON.stringify(manifest.sideEffects) === JSON.stringify(expectedSideEffects)
      ? []
      : [`has not the sideEffects ${JSON.stringify(expectedSideEffects)}.`]),
    ...requiredPeers.map((peer) => `makes those who need the core alone install ${peer}.`),
  ].map((error) => `package.json: it ${error}`);
}
