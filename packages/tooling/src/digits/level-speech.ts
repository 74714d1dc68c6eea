/** In decibels below full scale: the RMS of every word, and the highest peak, so that speech and noise stay below the limit. */
export const wordLevels = { rmsDbfs: -23, peakDbfs: -9.5 } as const

const amplitude = (dbfs: number) => 10 ** (dbfs / 20)

/** A word without the silence around it, as loud as every other one. */
export function levelSpeech(samples: Float32Array, sampleRate: number): Float32Array {
  let word = withFades(trimSilence(samples, sampleRate), sampleRate)
  // Softening peaks takes loudness away, which the next round gives back.
  for (let round = 0; round < 20; round++) word = softenPeaks(toRms(word), amplitude(wordLevels.peakDbfs))
  return word
}

/** Returns what is spoken, without the silence before and after it. */
export function trimSilence(samples: Float32Array, sampleRate: number): Float32Array {
  const threshold = peakOf(samples) * amplitude(-40)
  const margin = Math.round(sampleRate / 100)
  const first = samples.findIndex((sample) => Math.abs(sample) > threshold)
  const last = samples.findLastIndex((sample) => Math.abs(sample) > threshold)
  return samples.slice(Math.max(first - margin, 0), last + margin)
}

function withFades(samples: Float32Array, sampleRate: number): Float32Array {
  const length = sampleRate / 200
  return samples.map((sample, index) => sample * Math.min(1, index / length, (samples.length - 1 - index) / length))
}

function toRms(samples: Float32Array): Float32Array {
  const rms = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
  return samples.map((sample) => (sample * amplitude(wordLevels.rmsDbfs)) / rms)
}

/** Holds peaks down: what is below seven tenths of the limit stays, what is above nears the limit and never passes it. */
export function softenPeaks(samples: Float32Array, limit: number): Float32Array {
  const knee = limit * 0.7
  return samples.map((sample) => {
    const over = Math.abs(sample) - knee
    return over <= 0 ? sample : Math.sign(sample) * (knee + (limit - knee) * Math.tanh(over / (limit - knee)))
  })
}

const peakOf = (samples: Float32Array) => samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)
