/** Of a power of two, in place. Both ways alike but for the sign, and for the scale, which is the caller's. */
export function fourier(real: Float64Array, imaginary: Float64Array): void {
  reorder(real, imaginary)
  for (let size = 2; size <= real.length; size *= 2) butterflies(real, imaginary, size)
}

function reorder(real: Float64Array, imaginary: Float64Array): void {
  for (let index = 1, mirrored = 0; index < real.length; index++) {
    let bit = real.length >> 1
    for (; mirrored & bit; bit >>= 1) mirrored ^= bit
    mirrored ^= bit
    if (index >= mirrored) continue
    swap(real, index, mirrored)
    swap(imaginary, index, mirrored)
  }
}

function swap(values: Float64Array, one: number, other: number): void {
  const kept = values[one] as number
  values[one] = values[other] as number
  values[other] = kept
}

function butterflies(real: Float64Array, imaginary: Float64Array, size: number): void {
  const half = size / 2
  for (let step = 0; step < half; step++) {
    const cosine = Math.cos((2 * Math.PI * step) / size)
    const sine = -Math.sin((2 * Math.PI * step) / size)
    for (let low = step; low < real.length; low += size) {
      const high = low + half
      const [highReal, highImaginary] = [real[high] as number, imaginary[high] as number]
      const turnedReal = highReal * cosine - highImaginary * sine
      const turnedImaginary = highReal * sine + highImaginary * cosine
      real[high] = (real[low] as number) - turnedReal
      imaginary[high] = (imaginary[low] as number) - turnedImaginary
      real[low] = (real[low] as number) + turnedReal
      imaginary[low] = (imaginary[low] as number) + turnedImaginary
    }
  }
}
