/** Something that an operator should see in the log. */
export interface DatabaseNotice {
  readonly level: 'info' | 'warn' | 'error';
  readonly text: string;
}
