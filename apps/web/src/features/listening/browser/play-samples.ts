import { followPlayback, type PlaybackEvent, silence } from './playback'

/** How long a sample may take to begin, on a slow network: it is as large as a small picture. */
const patienceMs = 20_000

type Sample = { audio: HTMLAudioElement; button: HTMLButtonElement; words: HTMLElement }

/** Gives each sample of a section one button that plays and stops it; all ends with `signal`. */
export function playSamples(section: HTMLElement, signal: AbortSignal): void {
  const samples = [...section.querySelectorAll('[data-sample]')].flatMap(readSample)
  const status = section.querySelector<HTMLElement>('[data-failed]')
  let state = silence
  let waiting: ReturnType<typeof setTimeout> | undefined

  const follow = (event: PlaybackEvent) => {
    const next = followPlayback(state, event)
    if (next === state) return
    const before = state.playing
    state = next
    clearTimeout(waiting)
    samples.forEach((sample, index) => {
      if (index === next.playing) start(index, sample)
      else if (index === before) sample.audio.pause()
      sayWords(sample.words, index === next.playing)
    })
    if (status) status.textContent = next.failed ? (status.dataset.failed ?? '') : ''
  }

  const start = (index: number, { audio }: Sample) => {
    const fail = () => follow({ type: 'failed', sample: index })
    // What did not come is asked for again.
    if (audio.error) audio.load()
    audio.currentTime = 0
    waiting = setTimeout(() => audio.readyState < HTMLMediaElement.HAVE_FUTURE_DATA && fail(), patienceMs)
    // A press that comes before the first sound breaks it off, which is no failure.
    audio.play().catch((error: unknown) => (error as Error).name !== 'AbortError' && fail())
  }

  samples.forEach(({ audio, button }, index) => {
    // Without its controls a player is not shown.
    audio.pause()
    audio.controls = false
    button.hidden = false
    button.addEventListener('click', () => follow({ type: 'pressed', sample: index }), { signal })
    audio.addEventListener('ended', () => follow({ type: 'ended', sample: index }), { signal })
    audio.addEventListener('error', () => follow({ type: 'failed', sample: index }), { signal })
  })
  const leave = () => follow({ type: 'left' })
  document.addEventListener('visibilitychange', () => document.hidden && leave(), { signal })
  window.addEventListener('pagehide', leave, { signal })
  signal.addEventListener('abort', leave)
}

function readSample(place: Element): Sample[] {
  const audio = place.querySelector('audio')
  const button = place.querySelector('button')
  const words = place.querySelector<HTMLElement>('[data-words]')
  return audio && button && words ? [{ audio, button, words }] : []
}

/** Swaps the button's words, «Слушать» and «Остановить», when they are not those wanted; the other ones wait beside. */
function sayWords(words: HTMLElement, isPlaying: boolean): void {
  if (isPlaying === words.hasAttribute('data-playing')) return
  words.toggleAttribute('data-playing', isPlaying)
  const other = words.dataset.words ?? ''
  words.dataset.words = words.textContent ?? ''
  words.textContent = other
}
