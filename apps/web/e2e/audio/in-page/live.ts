import type { Playback } from '@estu/domain/screener/playback'
import type { ScreenerEvent } from '@estu/domain/screener/screener-event'
import { createScreenerAudio } from '@/features/screener/audio/screener-audio'

/** Longer than any sound here takes to its end: what has not been told by then never is. */
const beyondItsEnd = () => new Promise((resolve) => setTimeout(resolve, 600))

const tone: Playback = {
  kind: 'tone',
  id: 7,
  delayMs: 50,
  lengthMs: 880,
  answerMs: 100,
  ear: 'left',
  frequencyHz: 1000,
  level: 20,
}

function listener() {
  const told: ScreenerEvent[] = []
  let end: () => void
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const tell = (event: ScreenerEvent) => {
    told.push(event)
    if (event.type === 'sound_ended') end()
  }
  return { told, tell, ended }
}

/** A tone through headphones that are late by so many seconds. @returns when it was told to begin, after the call */
export async function playLate(seconds: number) {
  const Real = window.AudioContext
  window.AudioContext = class extends Real {
    override get outputLatency() {
      return seconds
    }
  }
  const { called, told } = await playTone('nothing')
  window.AudioContext = Real
  const [started] = told
  return started && 'at' in started ? started.at - called : Number.NaN
}

/** A tone from its call on. */
export async function playTone(meanwhile: 'nothing' | 'stop' | 'play again') {
  const { told, tell, ended } = listener()
  const audio = createScreenerAudio(() => null)
  const opened = await audio.open()
  const called = performance.now()
  audio.play(tone, tell)
  if (meanwhile === 'stop') audio.stop()
  if (meanwhile === 'play again') audio.play({ ...tone, id: 8 }, tell)
  await (meanwhile === 'stop' ? beyondItsEnd() : ended)
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
  await beyondItsEnd()
  const again = happens === 'suspended' ? await audio.open() : null
  audio.close()
  window.AudioContext = Real
  Reflect.deleteProperty(document, 'visibilityState')
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
  const { told, tell, ended } = listener()
  const audio = createScreenerAudio((trouble) => troubles.push(trouble))
  const digits: Playback = { kind: 'digits', id: 3, delayMs: 0, digits: [1, 2, 3], snrDb: 0, antiphasic: true }
  const beforeOpen = await audio.loadDigits('ru')
  await audio.open()
  audio.play(digits, () => null)
  const loaded = await audio.loadDigits('kk')
  audio.playSample()
  audio.play(digits, tell)
  if (!loaded) await ended
  audio.close()
  return { beforeOpen, loaded, troubles, told }
}
