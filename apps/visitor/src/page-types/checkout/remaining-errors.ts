/**
 * The errors that still apply. A shipping option could not be chosen before the address was known: if one is selected
 * by now and there are other errors, its error is dropped.
 */
export function remainingErrors(
  errors: Readonly<Record<string, string>>,
  isShippingChosen: boolean,
): Readonly<Record<string, string>> {
  const { shippingOptionId: missing, ...others } = errors;
  return missing !== undefined && isShippingChosen && Object.keys(others).length > 0
    ? others
    : errors;
}
