/** In decibels below full scale; silence is minus infinity. */
export const decibels = (amplitude: number): number => 20 * Math.log10(amplitude)

export const peakOf = (samples: Float32Array): number =>
  samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)

export const rmsOf = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)

/** The amplitude of one frequency, by Goertzel; exact over whole cycles. */
export function amplitudeAt(samples: Float32Array, frequencyHz: number, sampleRate: number): number {
  const turn = (2 * Math.PI * frequencyHz) / sampleRate
  let [real, imaginary] = [0, 0]
  for (const [index, sample] of samples.entries()) {
    real += sample * Math.cos(turn * index)
    imaginary += sample * Math.sin(turn * index)
  }
  return (2 * Math.hypot(real, imaginary)) / samples.length
}

/** A part of a channel, in seconds. */
export const part = (samples: Float32Array, sampleRate: number, from: number, to: number): Float32Array =>
  samples.subarray(Math.round(from * sampleRate), Math.round(to * sampleRate))

export function channelsOf(buffer: AudioBuffer): { left: Float32Array; right: Float32Array } {
  return { left: buffer.getChannelData(0), right: buffer.getChannelData(1) }
}
