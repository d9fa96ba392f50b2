import { readIssue, type ValidationError } from '@sitewright/contracts/errors';
import type { BlockDefinition } from './define-block.ts';

/** A block of a page document, without its position. */
export interface StoredBlock {
  readonly id: string;
  readonly type: number;
  readonly version: number;
  readonly props: unknown;
}

/** Props of the block's current version, or their errors. */
export type ParsedProps =
  | { readonly ok: true; readonly props: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly issues: readonly PropsIssue[] };

/** A schema error; `field` is a property's path, empty for the props as a whole. */
export interface PropsIssue {
  readonly field: string;
  readonly error: ValidationError;
}

interface CachedProps {
  readonly block: BlockDefinition;
  readonly version: number;
  readonly result: ParsedProps;
}

/** Stored props are immutable, so a page's loader, policy and views share the result. */
const propsCache = new WeakMap<object, CachedProps>();

/**
 * Migrates stored props to the current version and validates them. Rejects props of a newer, unknown version, and
 * everything that is not an object.
 */
export function parseProps(block: BlockDefinition, version: number, stored: unknown): ParsedProps {
  const isSupported = version >= 1 && version <= block.version;
  // Migrations expect objects, so anything else is rejected before them.
  if (!isSupported || typeof stored !== 'object' || stored === null) {
    return rejected([{ field: '', error: { code: 'unclear' } }]);
  }
  const cached = propsCache.get(stored);
  if (cached?.block === block && cached.version === version) return cached.result;
  const result = migrateAndValidate(block, version, stored);
  propsCache.set(stored, { block, version, result });
  return result;
}

function migrateAndValidate(block: BlockDefinition, version: number, stored: object): ParsedProps {
  let props = stored;
  for (const migrate of block.migrations.slice(version - 1)) {
    props = migrate(props as Readonly<Record<string, unknown>>);
  }
  const parsed = block.props.safeParse(props);
  return parsed.success
    ? { ok: true, props: parsed.data }
    : rejected(
        parsed.error.issues.map((issue) => ({
          field: issue.path.join('.'),
          error: readIssue(issue),
        })),
      );
}

const rejected = (issues: readonly PropsIssue[]): ParsedProps => ({ ok: false, issues });
