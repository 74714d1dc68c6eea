export type Coordinates = { lat: number; lng: number }

/** Kazakhstan with some room around it, in degrees: a place of ours lies nowhere else. */
export const coordinateLimits = { lat: { min: 40, max: 56 }, lng: { min: 46, max: 88 } } as const

const earthRadiusKm = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** How far two places are from each other as the crow flies, in kilometres (haversine). */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const [a, b] = [radians(from.lat), radians(to.lat)]
  const across = Math.sin((b - a) / 2) ** 2
  const along = Math.cos(a) * Math.cos(b) * Math.sin(radians(to.lng - from.lng) / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(across + along)))
}

/** The places with how far each is, nearest first; those whose place is not known are left out. */
export const byDistance = <T extends { geo: Coordinates | null }>(from: Coordinates, places: readonly T[]) =>
  places.flatMap((place) => (place.geo ? [{ place, km: distanceKm(from, place.geo) }] : [])).sort((a, b) => a.km - b.km)

/** Opens a place on the map of 2GIS. Numbers alone: whatever else a document held, no address could be made of it. */
export const mapHref = ({ lat, lng }: Coordinates): string => `https://2gis.kz/geo/${lng},${lat}`
