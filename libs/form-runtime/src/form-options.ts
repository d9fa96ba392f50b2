import type { PageQuery } from './hidden-value.ts';
import type { CheckOptions } from './options.ts';
import type { DeliveryPorts } from './submission/deliver.ts';
import type { SubmissionFailure } from './submission/state.ts';

/** Options of a form. */
export interface FormOptions extends DeliveryPorts, CheckOptions {
  /** The query of the page, for hidden fields. Default: none; in `dom`, the page's own. */
  readonly query?: PageQuery | undefined;
  /**
   * Initial values, for example of a submission that the server returned; not in `dom`, where the markup contains them.
   * Default: none.
   */
  readonly values?: Readonly<Record<string, unknown>> | undefined;
  /** Initial failure, which the server returned to a visitor without JavaScript. Default: none. */
  readonly failure?: SubmissionFailure | undefined;
  /** Reads the values on submission; it may throw. Default: the values of `setValue`. */
  readonly readValues?: (() => Readonly<Record<string, unknown>>) | undefined;
  /** Opens the success redirect. Default: none; in `dom`, the page navigates. */
  readonly navigate?: ((url: string) => void) | undefined;
  /** Called after the server accepted a submission. Default: none. */
  readonly onSuccess?: (() => void) | undefined;
}
