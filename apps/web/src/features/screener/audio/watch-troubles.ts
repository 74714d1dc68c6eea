import type { AudioTrouble } from './audio-trouble'

/** Hears of whatever takes the sound away. @returns how to stop watching */
export function watchTroubles(context: AudioContext, onTrouble: (trouble: AudioTrouble) => void): () => void {
  const watching = new AbortController()
  const { signal } = watching
  const whenHidden = () => document.visibilityState === 'hidden' && onTrouble('hidden')
  document.addEventListener('visibilitychange', whenHidden, { signal })
  window.addEventListener('pagehide', () => onTrouble('hidden'), { signal })
  context.addEventListener('statechange', () => context.state !== 'running' && onTrouble('interrupted'), { signal })
  // Not of every browser: a device that went away in the middle of a sound.
  context.addEventListener('error', () => onTrouble('no_device'), { signal })
  // Absent where the page did not come by https.
  navigator.mediaDevices?.addEventListener('devicechange', () => onTrouble('device_changed'), { signal })
  return () => watching.abort()
}
