import type { ToneFrequency } from '../screener-mode.ts'

/** Nominal level of a full-scale sine at the volume that the person has set. */
const fullScaleLevel = 95

/**
 * What a listener of normal hearing needs more at each frequency to hear anything: ISO 389-8, headphones around the ear.
 * Other headphones differ by up to 20 dB, which is why levels are nominal and never called dB HL.
 */
const referenceLevels: Record<ToneFrequency, number> = { 250: 18, 500: 11, 1000: 5.5, 2000: 4.5, 4000: 9.5, 8000: 17.5 }

/** The peak of a tone at a nominal level, in decibels below full scale. */
export const toneDbfs = (frequencyHz: ToneFrequency, level: number): number =>
  level + referenceLevels[frequencyHz] - fullScaleLevel

/**
 * The RMS of a broad sound, as speech, at a nominal level, in decibels below full scale. A full-scale sine has an RMS of
 * 3 dB below its peak.
 */
export const broadDbfs = (level: number): number => level - fullScaleLevel - 3
