import { expect, it } from 'vitest'
import { isWhole, pixelsOf, pointIn, pointOf, whole, within } from './crop-area.ts'

const half = { left: 50, top: 0, width: 50, height: 100 }

it('a part of a part is a part of the whole', () => {
  expect(within(whole, half)).toEqual(half)
  expect(within(half, half)).toEqual({ left: 75, top: 0, width: 25, height: 100 })
})

it('a point keeps its place in the picture when a part of it is shown, and when it is whole again', () => {
  expect(pointIn(half, { x: 75, y: 30 })).toEqual({ x: 50, y: 30 })
  expect(pointOf(half, { x: 50, y: 30 })).toEqual({ x: 75, y: 30 })
  expect(pointIn(half, { x: 10, y: 50 })).toEqual({ x: 0, y: 50 })
})

it('is never larger than the picture, nor nothing', () => {
  expect(pixelsOf({ left: 66.6, top: 50, width: 50, height: 0.01 }, { width: 3, height: 3 })).toEqual({
    left: 2,
    top: 2,
    width: 1,
    height: 1,
  })
  expect(isWhole(whole)).toBe(true)
  expect(isWhole(half)).toBe(false)
})
