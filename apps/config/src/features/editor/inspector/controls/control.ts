import type { PanelField } from '@sitewright/blocks/schema';

/** What every control of a generated panel receives. */
export interface ControlProps {
  readonly field: PanelField;
  /** The property's value as it is stored; undefined when it is not set. */
  readonly value: unknown;
  /** Undefined takes an optional property away. */
  readonly onChange: (value: unknown) => void;
}
