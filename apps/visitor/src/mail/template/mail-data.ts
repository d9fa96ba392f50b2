import type { VariableValues } from '@sitewright/commerce/mail-template';
import type { MailTemplateKind, MailView } from '@sitewright/contracts/entities';

/** A row of the table of a mail, for HTML and text alike. */
export interface MailRow {
  readonly label: string;
  /** A second line, such as an SKU. */
  readonly note?: string;
  /** Further lines, such as what the buyer told the seller. */
  readonly details?: readonly string[];
  /** A button below, such as to review this product. */
  readonly link?: { readonly label: string; readonly url: string };
  readonly amount?: string;
  /** Amounts below the lines are quiet, except the total. */
  readonly tone?: 'muted' | 'total';
}

/** What a template is filled with. */
export interface MailData {
  readonly kind: MailTemplateKind;
  readonly site: MailView['site'];
  readonly values: VariableValues;
  /** The rows of the block of order lines. */
  readonly rows: readonly MailRow[];
  /** The block of the address; null if nothing is shipped. */
  readonly address: { readonly title: string; readonly lines: readonly string[] } | null;
  /** How the buyer pays. It follows the order lines of each such mail, or ends it, whatever its template has. */
  readonly payment?: { readonly title: string; readonly lines: readonly string[] };
  /** Why the mail was sent, and how to get no more of them. It ends each such mail, whatever its template has. */
  readonly ending?: {
    readonly reason: string;
    readonly label: string;
    readonly url: string;
  };
}
