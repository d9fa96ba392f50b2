import * as z from 'zod';
import { openingHours } from './business.ts';
import { cents, countryCode, hexId, line } from './primitives.ts';

/** The id of a zone, a rate or a location: unique in its list, chosen by the client that adds it. */
const entryId = line(60).min(1);

const paragraph = z.string().trim().max(600);

/**
 * A range of carts and its price. Weights in grams count above `from`, up to and including `to`; amounts in minor units
 * from `from`, below `to`; quantities include both ends. Without `to`, the range has no upper end.
 */
export const rateBand = z.strictObject({
  from: z.int().min(0).max(100_000_000_000),
  to: z.int().min(0).max(100_000_000_000).nullable(),
  priceCents: cents,
});
export type RateBand = z.infer<typeof rateBand>;

const bands = z.array(rateBand).max(40);

/** The units of weight that a price can grow by. */
export const weightUnits = ['kg', 'lb'] as const;
export type WeightUnit = (typeof weightUnits)[number];

/** How the price of a shipping rate is calculated. */
export const ratePrice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('flat'), priceCents: cents }),
  /** A base price, and `unitCents` for each started kilogram or pound. */
  z.strictObject({
    kind: z.literal('perWeight'),
    priceCents: cents,
    unit: z.enum(weightUnits),
    unitCents: cents,
  }),
  z.strictObject({ kind: z.literal('weight'), bands }),
  z.strictObject({ kind: z.literal('amount'), bands }),
  z.strictObject({ kind: z.literal('quantity'), bands }),
  /** What a rate service of the store charges for the parcel: one option for each of its rates. */
  z.strictObject({
    kind: z.literal('live'),
    serviceId: entryId,
    /** Added to each rate, in percent of it; negative for a discount. */
    addPercent: z.int().min(-100).max(1000),
    /** The price while the service does not respond; null to offer nothing then. */
    backupCents: cents.nullable(),
  }),
]);
export type RatePrice = z.infer<typeof ratePrice>;

export const shippingRate = z.strictObject({
  id: entryId,
  /** What buyers see, such as “Standard”. */
  name: line(80).min(1),
  /** When the parcel arrives, such as “3 to 5 days”; may be empty. */
  estimate: line(80),
  price: ratePrice,
  /** The rate is free from this amount of goods, after discounts; null for never. */
  freeFromCents: cents.nullable(),
});
export type ShippingRate = z.infer<typeof shippingRate>;

/** A country, or some of its states. */
export const shippingRegion = z.strictObject({
  country: countryCode,
  /** Codes of states; empty for the whole country, except states that another zone lists. */
  states: z.array(line(60).min(1)).max(80),
});
export type ShippingRegion = z.infer<typeof shippingRegion>;

export const shippingZone = z.strictObject({
  id: entryId,
  /** For the owner only; without a name, the countries describe the zone. */
  name: line(80),
  /** Covers every address that no other zone covers; the zone has no regions then. */
  isRestOfWorld: z.boolean(),
  regions: z.array(shippingRegion).max(300),
  rates: z.array(shippingRate).max(40),
});
export type ShippingZone = z.infer<typeof shippingZone>;

const zones = z.array(shippingZone).max(100);

/** The maximum number of products of a shipping profile. */
export const maxProfileProducts = 5000;

/** Products that ship by rates of their own, such as bulky goods. */
export const shippingProfile = z.strictObject({
  id: entryId,
  /** For the owner only, also in the price breakdown of an order. */
  name: line(80).min(1),
  productIds: z.array(hexId).max(maxProfileProducts),
  /** Without zones, the products can only be delivered or collected. */
  zones,
});
export type ShippingProfile = z.infer<typeof shippingProfile>;

export const pickupAddress = z.strictObject({
  line1: line(120).min(1),
  line2: line(120),
  city: line(80).min(1),
  state: line(60),
  zip: line(20),
  country: countryCode,
});
export type PickupAddress = z.infer<typeof pickupAddress>;

/** A location where buyers collect their orders, free of charge. */
export const pickupLocation = z.strictObject({
  id: entryId,
  name: line(80).min(1),
  address: pickupAddress,
  openingHours,
  /** What the opening hours do not say, such as holidays; may be empty. */
  hoursNote: paragraph,
  /** What to bring, where to ring; may be empty. */
  instructions: paragraph,
});
export type PickupLocation = z.infer<typeof pickupLocation>;

/** Delivery by the store itself to some postal codes. */
export const localDelivery = z.strictObject({
  id: entryId,
  name: line(80).min(1),
  estimate: line(80),
  country: countryCode,
  /** Postal codes (`04101`), beginnings (`041*`) and ranges (`04101-04109`). */
  postalCodes: z.array(line(40).min(1)).max(500),
  feeCents: cents,
  /** The least amount of goods, after discounts. */
  minimumCents: cents,
  freeFromCents: cents.nullable(),
});
export type LocalDelivery = z.infer<typeof localDelivery>;

/**
 * A server that tells the current rates of carriers. It is sent what a parcel contains and where it goes, signed with the
 * service's secret (docs/reference/rate-services.md).
 */
export const rateService = z.strictObject({
  id: entryId,
  /** For the owner only. */
  name: line(80).min(1),
  url: z.url({ protocol: /^https?$/ }).max(500),
});
export type RateService = z.infer<typeof rateService>;

/** How a store gets orders to its buyers. */
export const storeShipping = z.strictObject({
  /** The zones of every product that is in no profile. */
  zones,
  profiles: z.array(shippingProfile).max(20),
  pickups: z.array(pickupLocation).max(50),
  deliveries: z.array(localDelivery).max(50),
  rateServices: z.array(rateService).max(5),
});
export type StoreShipping = z.infer<typeof storeShipping>;

/** A store that neither ships, delivers nor hands out orders. */
export const noShipping: StoreShipping = {
  zones: [],
  profiles: [],
  pickups: [],
  deliveries: [],
  rateServices: [],
};

/** The longest id of a shipping option: that of a rate, and the code of a carrier's rate. */
export const shippingOptionIdLength = 101;

/** The kinds of shipping options. */
export const shippingKinds = ['shipping', 'delivery', 'pickup'] as const;
export type ShippingKind = (typeof shippingKinds)[number];

/** Where and when a buyer collects an order, as it was when the order was placed. */
export const pickupDetails = z.object({
  // From the store’s settings, whose list of countries may be older.
  address: pickupAddress.extend({ country: z.string() }),
  openingHours,
  hoursNote: z.string(),
  instructions: z.string(),
});
export type PickupDetails = z.infer<typeof pickupDetails>;
