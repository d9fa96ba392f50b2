/** A value of a flag. */
export type FlagValue = boolean | number | string;

/** A flag as the server defines it: the variant for this visit, and its optional value. */
export interface FlagDefinition {
  readonly variant: string;
  readonly value?: FlagValue;
}

/** Why the default of a flag was used, with the message that is reported. */
export const flagErrors = {
  notLoaded: 'The configuration of the features is not loaded.',
  missing: 'There is no such feature.',
  wrongType: 'The value of the feature has another type.',
  invalidDefinition: 'The server’s definition of the feature is not one.',
} as const;

/** The name of an error. */
export type FlagErrorCode = keyof typeof flagErrors;

/** A reported error of a flag. */
export interface FlagError {
  readonly feature: string;
  readonly code: FlagErrorCode;
  readonly message: string;
}

/** Options of a page's feature flags. */
export interface FeatureFlagsPorts {
  /** The server's definitions by feature; undefined until they have loaded. */
  readonly readDefinitions: () => Readonly<Record<string, unknown>> | undefined;
  readonly report: (code: FlagError) => void;
}

/** The feature flags of a page. */
export interface FeatureFlags {
  /** The value of a feature with the type of the default; the default if there is none, which is reported. */
  readonly valueOf: <Value extends FlagValue>(feature: string, defaultValue: Value) => Value;
  /** Whether a feature is enabled: its variant is the text `true`. Disabled if it is unknown, which is reported. */
  readonly isOn: (feature: string) => boolean;
}

const isDefinition = (definition: unknown): definition is FlagDefinition =>
  typeof definition === 'object' &&
  definition !== null &&
  typeof (definition as FlagDefinition).variant === 'string';

/**
 * Reads the server's flags. A flag never throws: it always has a value.
 *
 * @example
 * const flags = createFeatureFlags({ readDefinitions: () => window.features, report });
 * flags.isOn('new-checkout');
 */
export function createFeatureFlags({ readDefinitions, report }: FeatureFlagsPorts): FeatureFlags {
  function find(feature: string): FlagDefinition | FlagErrorCode {
    const definitions = readDefinitions();
    if (definitions === undefined) return 'notLoaded';
    if (!Object.hasOwn(definitions, feature)) return 'missing';
    const definition = definitions[feature];
    return isDefinition(definition) ? definition : 'invalidDefinition';
  }

  const reportError = (feature: string, code: FlagErrorCode) =>
    report({ feature, code, message: flagErrors[code] });

  return {
    valueOf(feature, defaultValue) {
      const found = find(feature);
      if (typeof found === 'string') reportError(feature, found);
      else if (typeof found.value === typeof defaultValue) return found.value as never;
      else reportError(feature, 'wrongType');
      return defaultValue;
    },
    isOn(feature) {
      const found = find(feature);
      if (typeof found !== 'string') return found.variant === 'true';
      reportError(feature, found);
      return false;
    },
  };
}
