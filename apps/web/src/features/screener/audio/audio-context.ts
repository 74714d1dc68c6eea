import type { AudioTrouble } from './audio-trouble'

const patienceMs = 1000
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A context for the whole test; to be called inside a tap, or the browser refuses sound. */
export function makeContext(): AudioContext | AudioTrouble {
  if (typeof AudioContext === 'undefined') return 'unsupported'
  try {
    return new AudioContext()
  } catch {
    return 'no_device'
  }
}

/** Null when sound flows. */
export async function startContext(context: AudioContext): Promise<AudioTrouble | null> {
  // Where a tap is missing the promise stays open for ever.
  await Promise.race([context.resume().catch(() => null), pause(patienceMs)])
  if (context.state !== 'running') return 'blocked'
  return (await runs(context)) ? null : 'no_device'
}

/** Without a device a context may call itself running while its clock stands. */
async function runs(context: AudioContext): Promise<boolean> {
  const from = context.currentTime
  for (let waited = 0; waited < patienceMs; waited += 50) {
    await pause(50)
    if (context.currentTime > from) return true
  }
  return false
}

/** Between a sample's time and the ear, in seconds: up to a quarter of one with Bluetooth. Safari tells only its own part. */
export const latencyOf = ({ outputLatency, baseLatency }: AudioContext): number => outputLatency || baseLatency || 0
