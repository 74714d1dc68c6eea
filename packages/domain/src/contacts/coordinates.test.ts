import fc from 'fast-check'
import { expect, it } from 'vitest'
import { byDistance, distanceKm, mapHref } from './coordinates.ts'

const almaty = { lat: 43.2389, lng: 76.8897 }
const astana = { lat: 51.1282, lng: 71.4304 }

it('knows how far cities are from each other', () => {
  expect(distanceKm(almaty, astana)).toBeGreaterThan(965)
  expect(distanceKm(almaty, astana)).toBeLessThan(975)
  expect(distanceKm(almaty, almaty)).toBe(0)
})

it('is the same both ways and never longer than half the way round', () => {
  const place = fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  fc.assert(
    fc.property(place, place, (a, b) => {
      const km = distanceKm(a, b)
      expect(km).toBeGreaterThanOrEqual(0)
      expect(km).toBeLessThanOrEqual(20_016)
      expect(distanceKm(b, a)).toBeCloseTo(km, 3)
    }),
  )
})

it('puts the nearest first and leaves out what stands nowhere', () => {
  const places = [
    { name: 'astana', geo: astana },
    { name: 'unknown', geo: null },
    { name: 'almaty', geo: almaty },
  ]
  expect(byDistance({ lat: 43.3, lng: 76.9 }, places).map(({ place }) => place.name)).toEqual(['almaty', 'astana'])
})

it('writes the longitude first, as 2GIS reads it', () => {
  expect(mapHref(almaty)).toBe('https://2gis.kz/geo/76.8897,43.2389')
})
