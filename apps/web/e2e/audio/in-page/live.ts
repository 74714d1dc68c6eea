import type { Playback } from '@estu/domain/screener/playback'
import type { ScreenerEvent } from '@estu/domain/screener/screener-event'
import { createScreenerAudio } from '@/features/screener/audio/screener-audio'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const tone: Playback = {
  kind: 'tone',
  id: 7,
  delayMs: 200,
  lengthMs: 880,
  answerMs: 500,
  ear: 'left',
  frequencyHz: 1000,
  level: 20,
}

type Told = { event: ScreenerEvent; at: number }

/** A tone from its call to its end. @param meanwhile is done 100 ms after the call */
export async function playTone(meanwhile: 'nothing' | 'stop' | 'play again' = 'nothing') {
  const told: Told[] = []
  const tell = (event: ScreenerEvent) => told.push({ event, at: performance.now() })
  const audio = createScreenerAudio(() => null)
  const opened = await audio.open()
  const called = performance.now()
  audio.play(tone, tell)
  await pause(100)
  if (meanwhile === 'stop') audio.stop()
  if (meanwhile === 'play again') audio.play({ ...tone, id: 8 }, tell)
  await pause(1400)
  audio.close()
  return { opened, called, told }
}

/** What is told when this happens to an open page while it sounds. */
export async function troublesOf(happens: 'hidden' | 'device' | 'suspended' | 'failed' | 'closed' | 'too early') {
  const contexts: AudioContext[] = []
  const Real = window.AudioContext
  window.AudioContext = class extends Real {
    constructor() {
      super()
      contexts.push(this)
    }
  }
  const troubles: string[] = []
  const told: string[] = []
  const audio = createScreenerAudio((trouble) => troubles.push(trouble))
  const play = () => audio.play(tone, ({ type }) => told.push(type))
  if (happens === 'too early') play()
  await audio.open()
  if (happens !== 'too early') play()
  if (happens === 'hidden') {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }
  if (happens === 'device') navigator.mediaDevices.dispatchEvent(new Event('devicechange'))
  if (happens === 'suspended') await contexts[0]?.suspend()
  if (happens === 'failed') contexts[0]?.dispatchEvent(new Event('error'))
  if (happens === 'closed') audio.close()
  await pause(1200)
  const again = happens === 'suspended' ? await audio.open() : null
  audio.close()
  window.AudioContext = Real
  return { troubles, told, again }
}

/** Opens where the browser has no sound in this way. */
export async function openWithout(what: 'AudioContext' | 'device' | 'tap' | 'clock') {
  const Real = window.AudioContext
  const broken = {
    AudioContext: undefined,
    device: class {
      constructor() {
        throw new DOMException('no device', 'NotSupportedError')
      }
    },
    tap: class extends Real {
      override resume() {
        return new Promise<void>(() => null)
      }
      override get state() {
        return 'suspended' as const
      }
    },
    clock: class extends Real {
      override get currentTime() {
        return 0
      }
    },
  }
  Object.defineProperty(window, 'AudioContext', { value: broken[what], configurable: true, writable: true })
  const audio = createScreenerAudio(() => null)
  const trouble = await audio.open()
  Object.defineProperty(window, 'AudioContext', { value: Real, configurable: true, writable: true })
  return trouble
}

/** Digits over the network, then three of them. */
export async function playDigits() {
  const troubles: string[] = []
  const told: Told[] = []
  const audio = createScreenerAudio((trouble) => troubles.push(trouble))
  const digits: Playback = { kind: 'digits', id: 3, delayMs: 0, digits: [1, 2, 3], snrDb: 0, antiphasic: true }
  const beforeOpen = await audio.loadDigits('ru')
  await audio.open()
  audio.play(digits, () => null)
  const loaded = await audio.loadDigits('kk')
  audio.playSample()
  const tell = (event: ScreenerEvent) => told.push({ event, at: performance.now() })
  audio.play(digits, tell)
  await pause(loaded ? 0 : 5000)
  audio.close()
  return { beforeOpen, loaded, troubles, told }
}
