import type { Locale } from '@estu/domain/locale/locales'
import { attachedResult } from '@estu/domain/screener/attached/attached-result'
import { screenerReducer } from '@estu/domain/screener/screener'
import type { ScreenerEvent } from '@estu/domain/screener/screener-event'
import type { PauseReason, ScreenerState } from '@estu/domain/screener/screener-state'
import { useEffect, useReducer, useRef, useState } from 'react'
import { keepResult } from '@/lib/visits/kept-result'
import type { AudioTrouble } from '../audio/audio-trouble'
import { createScreenerAudio, type ScreenerAudio } from '../audio/screener-audio'
import { keepTest } from '../saved-test'

export type ScreenerRun = {
  state: ScreenerState
  send: (event: ScreenerEvent) => void
  trouble: AudioTrouble | null
  /** The sample to set the volume by sounds. */
  sampling: boolean
  /** False where the browser keeps nothing. */
  kept: boolean
  /** Silence at once; a test that sounds is paused. */
  stop: () => void
  toggleSample: () => void
  /** Opens the sound inside a tap or a key, then tells what it was opened for. */
  sendWithSound: (event: ScreenerEvent, wants?: 'digits') => void
}

const pausedBy = (trouble: AudioTrouble): PauseReason => (trouble === 'hidden' ? 'hidden' : 'audio_lost')

/** A test that runs: its state, and the sound that follows it. */
export function useScreener(from: ScreenerState, locale: Locale): ScreenerRun {
  const [state, send] = useReducer(screenerReducer, from)
  const [trouble, setTrouble] = useState<AudioTrouble | null>(null)
  const [sampling, setSampling] = useState(false)
  const [kept, setKept] = useState(true)
  const audio = useRef<ScreenerAudio | null>(null)
  const hasDigits = useRef(false)
  const wantsSample = useRef(false)

  useEffect(() => {
    const made = createScreenerAudio((happened) => {
      wantsSample.current = false
      setSampling(false)
      setTrouble(happened)
      send({ type: 'paused', reason: pausedBy(happened) })
    })
    audio.current = made
    return () => made.close()
  }, [])

  const { playback } = state
  // A state is new at every event; the sound is new only with its id.
  useEffect(() => {
    if (playback) audio.current?.play(playback, send)
    else audio.current?.stop()
  }, [playback?.id])

  useEffect(() => {
    // What was restored is kept already, with the time it is from.
    if (state === from) return
    setKept(keepTest(state))
    keepResult(attachedResult(state, Date.now()))
  }, [state, from])

  async function open(wants?: 'digits'): Promise<AudioTrouble | null> {
    const sound = audio.current
    if (!sound) return 'blocked'
    const failed = await sound.open()
    if (failed || !wants || hasDigits.current) return failed
    const missing = await sound.loadDigits(locale)
    hasDigits.current = missing === null
    return missing
  }

  async function sendWithSound(event: ScreenerEvent, wants?: 'digits') {
    const failed = await open(wants)
    setTrouble(failed)
    if (!failed) send(event)
  }

  async function toggleSample() {
    audio.current?.stop()
    wantsSample.current = !sampling
    if (sampling) {
      setSampling(false)
      return
    }
    const failed = await open()
    setTrouble(failed)
    if (failed) return
    // Without the recordings noise of the same colour sounds; they are asked for again before they are needed.
    await open('digits')
    // Meanwhile it may have been stopped, or its screen left.
    if (!wantsSample.current) return
    audio.current?.playSample()
    setSampling(true)
  }

  function stop() {
    wantsSample.current = false
    audio.current?.stop()
    setSampling(false)
    send({ type: 'paused', reason: 'asked' })
  }

  return { state, send, trouble, sampling, kept, stop, toggleSample, sendWithSound }
}
