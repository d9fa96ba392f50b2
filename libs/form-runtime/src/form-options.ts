import type { PageQuery } from './hidden-value.ts';
import type { CheckOptions } from './options.ts';
import type { DeliveryPorts } from './submission/deliver.ts';
import type { SubmissionFailure } from './submission/state.ts';

/** What a form takes from its host. */
export interface FormOptions extends DeliveryPorts, CheckOptions {
  /** The query of the page, for hidden fields. Default: none, in `dom` the page's own. */
  readonly query?: PageQuery | undefined;
  /** Values to start with, for example of a submission that the server sent back; not in `dom`, where they are in the markup. Default: none. */
  readonly values?: Readonly<Record<string, unknown>> | undefined;
  /** A failure to start with, as the server sent it back to a visitor without JavaScript. Default: none. */
  readonly failure?: SubmissionFailure | undefined;
  /** Reads the values when the form is submitted; it may throw. Default: those that `setValue` was given. */
  readonly readValues?: (() => Readonly<Record<string, unknown>>) | undefined;
  /** Goes to the success redirect. Default: nothing happens, in `dom` the page goes. */
  readonly navigate?: ((url: string) => void) | undefined;
  /** Called after the server took a submission. Default: nothing happens. */
  readonly onSuccess?: (() => void) | undefined;
}
