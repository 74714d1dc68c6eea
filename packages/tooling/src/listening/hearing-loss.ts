import { changeBands } from './change-bands.ts'
import type { Scene } from './scene.ts'

/** In decibels for each band: mild for low sounds, moderate for high ones, as it often comes with the years. */
export const thresholds = [20, 25, 35, 45, 55, 60] as const

/** Decibels of sound pressure at which an ear with a loss hears as loudly as one without. */
const equalDb = 100
/** What is this far down is not heard in any case. */
const mostLossDb = 60

/**
 * Lets a scene be heard as with a raised threshold: what lies at the threshold becomes as quiet as the quietest that a
 * good ear hears, what is very loud stays as it is, and between them loudness grows faster (recruitment).
 */
export const loseHearing = (scene: Scene): Scene =>
  changeBands(scene, (band, levelDb) => {
    const threshold = thresholds[band] ?? 0
    const change = ((levelDb - equalDb) * threshold) / (equalDb - threshold)
    return Math.max(-mostLossDb, Math.min(0, change))
  })
