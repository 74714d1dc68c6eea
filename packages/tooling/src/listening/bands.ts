/** The middle of each band, in hertz: those of an audiogram, an octave apart. */
export const bands = [250, 500, 1000, 2000, 4000, 8000] as const

/** Splits samples into the bands of an audiogram. Added up they are what they were, sample by sample. */
export function splitBands(samples: Float32Array, sampleRate: number): Float32Array[] {
  const edges = bands.slice(0, -1).map((centre) => centre * Math.SQRT2)
  const below = [...edges.map((edge) => lowPass(samples, edge / sampleRate)), samples]
  return below.map((upTo, band) => {
    const lower = below[band - 1]
    return lower ? upTo.map((sample, index) => sample - (lower[index] ?? 0)) : upTo
  })
}

/** Adds up bands, or any other signals of one length. */
export function joinBands(parts: readonly Float32Array[]): Float32Array {
  const silence = new Float32Array(parts[0]?.length ?? 0)
  return parts.reduce((whole, part) => whole.map((sample, index) => sample + (part[index] ?? 0)), silence)
}

/** A Butterworth filter there and back, which moves no sound in time. @param edge as a part of the sample rate */
function lowPass(samples: Float32Array, edge: number): Float32Array {
  const there = onePass(samples, edge).reverse()
  return onePass(there, edge).reverse()
}

function onePass(samples: Float32Array, edge: number): Float32Array {
  const warped = Math.tan(Math.PI * edge)
  const scale = 1 / (1 + Math.SQRT2 * warped + warped * warped)
  const b = warped * warped * scale
  const a1 = 2 * (warped * warped - 1) * scale
  const a2 = (1 - Math.SQRT2 * warped + warped * warped) * scale
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  return samples.map((x) => {
    const y = b * (x + 2 * x1 + x2) - a1 * y1 - a2 * y2
    ;[x2, x1, y2, y1] = [x1, x, y1, y]
    return y
  })
}
