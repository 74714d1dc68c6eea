/** No sample that leaves the screener is larger, whoever asks for what. */
export const peakLimitDbfs = -15
const peakLimit = 10 ** (peakLimitDbfs / 20)

/**
 * The amplitude of a sound, or a RangeError above the limit: louder was never asked for by the test, so it is a bug, and
 * a bug is silent.
 */
export function amplitudeOf(dbfs: number): number {
  if (Number.isNaN(dbfs) || dbfs > peakLimitDbfs) throw new RangeError(`${dbfs} dBFS is above ${peakLimitDbfs} dBFS`)
  return 10 ** (dbfs / 20)
}

/** One for each context: two limiters would let twice the limit through together. */
const outputs = new WeakMap<BaseAudioContext, AudioNode>()

/**
 * The one way to the destination. What is within the limit passes as it is; what is above is cut off, also where sounds
 * overlap. A curve of three points is a straight line between its ends and flat beyond them; a longer one would bend
 * between its points.
 */
export function guardedOutput(context: BaseAudioContext): AudioNode {
  const known = outputs.get(context)
  if (known) return known
  const input = context.createGain()
  outputs.set(context, input)
  input.gain.value = 1 / peakLimit
  const limiter = context.createWaveShaper()
  limiter.curve = new Float32Array([-peakLimit, 0, peakLimit])
  limiter.oversample = 'none'
  input.connect(limiter).connect(context.destination)
  return input
}
