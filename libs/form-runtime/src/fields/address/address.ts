import { withParts } from '../parts.ts';

/** The parts of a postal address, each as one line. */
export type AddressParts = Readonly<
  Record<'Line1' | 'Line2' | 'City' | 'State' | 'Zip' | 'Country', string>
>;

/**
 * A postal address. Line2 and State may stay empty even in a required field, because most addresses have none; so may
 * Zip in a country without postal codes.
 */
export const address = withParts(['Line1', 'Line2?', 'City', 'State?', 'Zip?', 'Country'], {
  validate(value, { required }, { texts, lacksZip }) {
    const { Country, Zip } = value as AddressParts;
    if (required && !Zip && !lacksZip?.(Country)) return texts.required;
    return unitedStates.test(Country) && !/^(\d{5})?$/.test(Zip) ? texts.zipInvalid : undefined;
  },
});

/** Names of the only country with a rule for its Zip. */
const unitedStates = /^(united states( of america)?|u\.?s\.?a?\.?)$/i;
