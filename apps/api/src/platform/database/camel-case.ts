import {
  CamelCasePlugin,
  PostgresQueryCompiler,
  type PluginTransformQueryArgs,
  type RootOperationNode,
} from 'kysely';

/** `orderId` → `order_id`. A name in snake case stays as it is. */
export const toSnakeCase = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Sanitized identifiers by name. The code contains a limited number of names, so the cache needs no limit. */
const identifiers = new Map<string, string>();

/** `order_id` → `orderId`. */
export const toCamelCase = (name: string): string =>
  name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Writes identifiers in snake case. Text within `sql` is left alone. */
export class SnakeCaseCompiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(identifier: string): string {
    const cached = identifiers.get(identifier);
    if (cached !== undefined) return cached;
    const sanitized = super.sanitizeIdentifier(toSnakeCase(identifier));
    identifiers.set(identifier, sanitized);
    return sanitized;
  }
}

/**
 * Returns rows in camel case; values, such as documents, are left alone. Kysely's plugin would also rename the
 * identifiers of queries, but copies each query to do so; `SnakeCaseCompiler` does it while it writes them.
 */
export class CamelCaseRows extends CamelCasePlugin {
  constructor() {
    super({ maintainNestedObjectKeys: true });
  }

  override transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    return node;
  }
}
