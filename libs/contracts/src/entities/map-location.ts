import * as z from 'zod';

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

/** A location: the map's center, its marker, and a name. Degrees. */
export const mapLocation = z.object({
  mapLat: latitude.optional(),
  mapLng: longitude.optional(),
  /** Default: the center of the map. */
  markerLat: latitude.optional(),
  markerLng: longitude.optional(),
  mapZoom: z.number().min(1).max(20).optional(),
  addressTitle: z.string().max(200).optional(),
  addressLine1: z.string().max(200).optional(),
  addressLine2: z.string().max(200).optional(),
  addressCountry: z.string().max(100).optional(),
});
export type MapLocation = z.infer<typeof mapLocation>;
