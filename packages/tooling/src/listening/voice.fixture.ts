export const sampleRate = 22_050

/** Makes what is like a voice to a filter: syllables of a low buzz and a hiss in turn, in a quiet room. */
export function makeVoice(seconds = 2): Float32Array {
  let state = 1
  const hiss = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return state / 2_147_483_648 - 1
  }
  return Float32Array.from({ length: seconds * sampleRate }, (_, index) => {
    const at = index / sampleRate
    const syllable = Math.max(0, Math.sin(2 * Math.PI * 3 * at))
    const harmonics = [1, 2, 3, 5, 8, 13].map((times) => Math.sin(2 * Math.PI * 120 * times * at) / times)
    const isBuzz = Math.floor(3 * at) % 2 === 0
    const sound = isBuzz ? harmonics.reduce((sum, one) => sum + one, 0) : 0.5 * hiss()
    return 0.2 * syllable * sound + 0.0005 * hiss()
  })
}
