export {
  defaultShippingOption,
  isPickupOnly,
  selectShippingOption,
  shippingOptionsFor,
  type PricedShipping,
  type ShippingOffer,
} from './shipping-options.ts';
export { findShippingErrors } from './find-shipping-errors.ts';
export {
  findRateQuestions,
  findServicesInUse,
  type LiveRate,
  type LiveRates,
  type RateQuestion,
} from './live-rates.ts';
export { findZone, zonesDependOnState } from './find-zone.ts';
export { priceRate, type BandedKind } from './price-rate.ts';
export { listZones, splitIntoParcels, type Parcel } from './parcels.ts';
export { shipmentOf, type Shipment } from './shipment.ts';
