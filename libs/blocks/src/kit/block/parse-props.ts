import { readIssue, type ValidationError } from '@sitewright/contracts/errors';
import type { BlockDefinition } from './define-block.ts';

/** A block as a page document stores it; where it stands does not matter here. */
export interface StoredBlock {
  readonly id: string;
  readonly type: number;
  readonly version: number;
  readonly props: unknown;
}

/** Props of the block's current version, or why they are none. */
export type ParsedProps =
  | { readonly ok: true; readonly props: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly issues: readonly PropsIssue[] };

/** One thing that does not fit; `field` is a property's path, empty for the props as a whole. */
export interface PropsIssue {
  readonly field: string;
  readonly error: ValidationError;
}

/**
 * Takes stored props through the migrations to the current version and checks them.
 * Props of a version that this server does not know are rejected, never guessed at, and so is what is no object.
 */
export function parseProps(block: BlockDefinition, version: number, stored: unknown): ParsedProps {
  const isKnown = version >= 1 && version <= block.version;
  // Migrations take objects: what is none is rejected before them.
  if (!isKnown || typeof stored !== 'object' || stored === null) {
    return rejected([{ field: '', error: { code: 'unclear' } }]);
  }
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
