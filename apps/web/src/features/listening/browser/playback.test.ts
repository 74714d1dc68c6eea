import { expect, it } from 'vitest'
import { followPlayback, type PlaybackEvent, silence } from './playback'

const after = (...events: PlaybackEvent[]) => events.reduce(followPlayback, silence)
const pressed = (sample: number) => ({ type: 'pressed', sample }) as const
const ended = (sample: number) => ({ type: 'ended', sample }) as const
const failed = (sample: number) => ({ type: 'failed', sample }) as const

it('plays what is pressed and stops it at the second press', () => {
  expect(after(pressed(1))).toEqual({ playing: 1, failed: false })
  expect(after(pressed(1), pressed(1))).toEqual(silence)
})

it('plays one sample at a time', () => {
  expect(after(pressed(0), pressed(2)).playing).toBe(2)
})

it('falls silent at the end of a sample and when the reader leaves', () => {
  expect(after(pressed(0), ended(0))).toEqual(silence)
  expect(after(pressed(0), { type: 'left' })).toEqual(silence)
})

it('ignores what a sample tells after another took its place', () => {
  expect(after(pressed(0), pressed(1), ended(0)).playing).toBe(1)
  expect(after(pressed(0), pressed(1), failed(0))).toEqual({ playing: 1, failed: false })
})

it('says that a sample did not come until the next press', () => {
  expect(after(pressed(0), failed(0))).toEqual({ playing: null, failed: true })
  expect(after(pressed(0), failed(0), { type: 'left' }).failed).toBe(true)
  expect(after(pressed(0), failed(0), pressed(0))).toEqual({ playing: 0, failed: false })
})
