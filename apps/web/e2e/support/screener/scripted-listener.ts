import type { Page } from '@playwright/test'

type Scheduled = { side: 'left' | 'right'; inMs: number }

/** What somebody does who hears a sound; `count` is that of the sounds so far. */
type Answer = (sound: Scheduled, count: number) => Promise<unknown>

/** Hears what the page schedules and answers by keys, as somebody with good ears does, or in another way. */
export async function listenTo(page: Page) {
  const heard: Scheduled[] = []
  const bySide: Answer = ({ side }) => page.keyboard.press(side === 'left' ? 'ArrowLeft' : 'ArrowRight')
  let answer = bySide
  await page.exposeFunction('soundScheduled', async (sound: Scheduled) => {
    heard.push(sound)
    // A reaction takes its time: a key before the tone, or at its very beginning, is no answer.
    await new Promise((resolve) => setTimeout(resolve, sound.inMs + 450))
    await answer(sound, heard.length).catch(() => null)
  })
  await page.addInitScript(reportSounds)
  return {
    heard,
    answerTones: () => {
      answer = () => page.keyboard.press('Space')
    },
    answerBy: (other: Answer) => {
      answer = other
    },
  }
}

/** Runs in the page: tells of every oscillator when it is to start, and through which channel. */
function reportSounds(): void {
  const tell = (window as unknown as { soundScheduled: (sound: Scheduled) => void }).soundScheduled
  let side: Scheduled['side'] = 'left'
  const { connect } = AudioNode.prototype
  AudioNode.prototype.connect = function (this: AudioNode, ...to: [AudioNode, number?, number?]) {
    if (to[0] instanceof ChannelMergerNode && this instanceof GainNode) side = to[2] === 1 ? 'right' : 'left'
    return (connect as (...to: unknown[]) => AudioNode).apply(this, to)
  } as typeof connect
  const { start } = OscillatorNode.prototype
  OscillatorNode.prototype.start = function (this: OscillatorNode, when = 0) {
    tell({ side, inMs: Math.max(0, (when - this.context.currentTime) * 1000) })
    start.call(this, when)
  }
}
