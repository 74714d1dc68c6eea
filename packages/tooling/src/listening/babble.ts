/** How many voices hum at once: enough for no word to be told apart. */
const voices = 12

/**
 * Makes the hum of many voices out of one: copies of it, slower and faster, every second one backwards, each begun at
 * another place. Its spectrum over time is that of the voice. The same seed gives the same samples.
 */
export function makeBabble(voice: Float32Array, length: number, seed: number): Float32Array {
  const random = randomOf(seed)
  const babble = new Float32Array(length)
  for (let copy = 0; copy < voices; copy++) {
    const start = random() * voice.length
    const speed = (0.85 + 0.3 * random()) * (copy % 2 === 0 ? 1 : -1)
    for (let index = 0; index < length; index++) {
      babble[index] = (babble[index] ?? 0) + sampleAt(voice, start + index * speed) / voices
    }
  }
  return babble
}

/** Reads between two samples; past either end the voice begins anew. */
function sampleAt(voice: Float32Array, place: number): number {
  const within = ((place % voice.length) + voice.length) % voice.length
  const before = Math.floor(within)
  const part = within - before
  return (voice[before] ?? 0) * (1 - part) + (voice[(before + 1) % voice.length] ?? 0) * part
}

/** Numbers from 0 to 1 that a seed decides (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
