/**
 * What is still to be told of what was wrong. A way of shipping could not be chosen before the address was known: where one
 * is chosen by now and there is something else to tell, it is not asked for.
 */
export function stillWrong(
  errors: Readonly<Record<string, string>>,
  isShippingChosen: boolean,
): Readonly<Record<string, string>> {
  const { shippingOptionId: missing, ...others } = errors;
  return missing !== undefined && isShippingChosen && Object.keys(others).length > 0
    ? others
    : errors;
}
