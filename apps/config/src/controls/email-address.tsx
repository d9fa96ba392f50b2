import { Fragment, type ReactNode } from 'react';

/** An email address that breaks before its at sign and dots where its line is too narrow, instead of within words. */
export function EmailAddress({ address }: { readonly address: string }): ReactNode {
  return address.split(/(?=[@.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
