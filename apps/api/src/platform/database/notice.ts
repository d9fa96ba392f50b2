/** A message for the operator's log. */
export interface DatabaseNotice {
  readonly level: 'info' | 'warn' | 'error';
  readonly text: string;
}
