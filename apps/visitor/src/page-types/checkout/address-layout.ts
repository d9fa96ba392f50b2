import { addressFormatOf, type AddressPart } from '@sitewright/commerce';

/** The labels of address fields by what countries call them: `city.suburb`; `city` where nothing else is known. */
export type AddressLabels = Readonly<Record<string, string>>;

/** How a field of an address is shown for its country. */
export interface PartLayout {
  readonly part: AddressPart;
  readonly label: string;
  /** The label without a script, for all countries; undefined if it is the same. */
  readonly plainLabel: string | undefined;
  /** Fields that a country does not have are only part of the page without a script. */
  readonly isShown: boolean;
  readonly isRequired: boolean;
  /** Its share of a row. */
  readonly share: 'half' | 'third' | undefined;
}

interface AddressNeeds {
  readonly country: string;
  /** Whether shipping or taxes differ by state. */
  readonly hasStates: boolean;
  /** Whether only a place is asked for, instead of an address for parcels. */
  readonly isPlace: boolean;
}

const allParts: readonly AddressPart[] = ['line1', 'line2', 'city', 'state', 'zip'];

/** The fields that share a row. */
const isTown = (part: AddressPart): boolean => part !== 'line1' && part !== 'line2';

const shares = [undefined, undefined, 'half', 'third'] as const;

/** The fields of an address in the order, with the labels and the needs of its country; unused ones come last. */
export function layOutAddress(
  { country, hasStates, isPlace }: AddressNeeds,
  labels: AddressLabels,
): readonly PartLayout[] {
  const format = addressFormatOf(country);
  const asked: readonly AddressPart[] = isPlace ? ['zip', 'state'] : allParts;
  const isShown = (part: AddressPart) =>
    part === 'state' && (isPlace || hasStates) ? hasStates : format.parts.includes(part);
  const isRequired = (part: AddressPart) =>
    (part === 'state' && hasStates) || (!isPlace && format.required.has(part));
  const kinds: Partial<Record<AddressPart, string>> = {
    city: format.cityKind,
    state: format.stateKind,
    zip: format.zipKind,
  };
  const labelOf = (part: AddressPart) => {
    const label = labels[`${part}.${kinds[part]}`] ?? labels[part] ?? '';
    const isOptional = !isPlace && isTown(part) && isShown(part) && !isRequired(part);
    return isOptional ? (labels['optional'] ?? '').replace('{label}', () => label) : label;
  };
  const ordered = [...new Set([...format.parts, ...allParts])].filter((part) =>
    asked.includes(part),
  );
  const sorted = [...ordered.filter(isShown), ...ordered.filter((part) => !isShown(part))];
  const townCount = sorted.filter((part) => isTown(part) && isShown(part)).length;
  return sorted.map((part) => ({
    part,
    label: labelOf(part),
    plainLabel: labels[part] === labelOf(part) ? undefined : labels[part],
    isShown: isShown(part),
    isRequired: isRequired(part),
    share: isTown(part) ? shares[townCount] : undefined,
  }));
}
