import type { SpokenDigits } from './digits-in-noise'

const pauseSeconds = 0.35

/** The voice that is to be understood later, without noise, again and again. */
export function speechSample(context: BaseAudioContext, { digits }: SpokenDigits): AudioBuffer {
  const pause = Math.round(pauseSeconds * context.sampleRate)
  const length = digits.reduce((sum, digit) => sum + digit.length + pause, 0)
  const sample = context.createBuffer(1, length, context.sampleRate)
  let at = 0
  for (const digit of digits) {
    sample.copyToChannel(digit.getChannelData(0), 0, at)
    at += digit.length + pause
  }
  return sample
}
