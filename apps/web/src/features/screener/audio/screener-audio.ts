import type { Playback } from '@estu/domain/screener/playback'
import type { ScreenerEvent } from '@estu/domain/screener/screener-event'
import { latencyOf, makeContext, startContext } from './audio-context'
import type { AudioTrouble } from './audio-trouble'
import type { SpokenDigits } from './digits-in-noise'
import { loadDigits } from './load-digits'
import type { DigitLanguage } from './recordings'
import { createSoundStage } from './sound-stage'
import { watchTroubles } from './watch-troubles'

export type ScreenerAudio = {
  /** To be called inside a tap or a key; null when sound is ready. */
  open: () => Promise<AudioTrouble | null>
  /** Loads the recordings and makes the noise; null when they are there. */
  loadDigits: (language: DigitLanguage) => Promise<AudioTrouble | null>
  /** Stops what sounds, then plays this; tells `sound_started` and `sound_ended` as the reducer wants them. */
  play: (playback: Playback, tell: (event: ScreenerEvent) => void) => void
  /** A voice to set the volume by, until it is stopped; speech-like noise where digits have not been loaded. */
  playSample: () => void
  /** Silence within 50 ms. Nothing more is told of what sounded. */
  stop: () => void
  /** Stops and gives the device back; after that `open` begins anew. */
  close: () => void
}

type Opened = { context: AudioContext; stage: ReturnType<typeof createSoundStage>; unwatch: () => void }

/** @param onTrouble hears of what happens later; sound has been stopped by then */
export function createScreenerAudio(onTrouble: (trouble: AudioTrouble) => void): ScreenerAudio {
  let opened: Opened | null = null
  let spoken: SpokenDigits | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function stop(): void {
    clearTimeout(timer)
    opened?.stage.stop()
  }

  function fail(trouble: AudioTrouble): void {
    stop()
    onTrouble(trouble)
  }

  async function open(): Promise<AudioTrouble | null> {
    if (opened) return startContext(opened.context)
    const context = makeContext()
    if (typeof context === 'string') return context
    const trouble = await startContext(context)
    if (trouble || opened) {
      await context.close()
      return trouble
    }
    opened = { context, stage: createSoundStage(context), unwatch: watchTroubles(context, fail) }
    return null
  }

  function play(playback: Playback, tell: (event: ScreenerEvent) => void): void {
    stop()
    if (opened?.context.state !== 'running') {
      fail('interrupted')
      return
    }
    if (playback.kind === 'digits' && !spoken) {
      fail('digits_unavailable')
      return
    }
    sound(opened, playback, tell)
  }

  function sound({ context, stage }: Opened, playback: Playback, tell: (event: ScreenerEvent) => void): void {
    const now = context.currentTime
    const onset = now + playback.delayMs / 1000
    const endsAt = stage.play(playback, onset, spoken)
    const at = performance.now() + (onset - now + latencyOf(context)) * 1000
    const answerMs = 'answerMs' in playback ? playback.answerMs : (endsAt - onset) * 1000
    const { id } = playback
    const end = () => tell({ type: 'sound_ended', id, at: performance.now() })
    timer = setTimeout(end, at + answerMs - performance.now())
    tell({ type: 'sound_started', id, at })
  }

  return {
    open,
    stop,
    play,
    async loadDigits(language) {
      if (!opened) return 'blocked'
      try {
        spoken = await loadDigits(opened.context, language)
        return null
      } catch {
        return 'digits_unavailable'
      }
    },
    playSample: () => opened?.stage.playSample(spoken),
    close() {
      stop()
      opened?.unwatch()
      // What still fades has 20 ms; a context that is being closed is of no use to anybody, whether it closes or not.
      opened?.context.close().catch(() => null)
      opened = null
      spoken = null
    },
  }
}
