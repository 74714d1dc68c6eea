import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChangeSaver, type SaveOutcome, type SaveState } from './change-saver.ts'

/** A text that is typed into, and a server that holds what was saved of it. */
function editing(answers: () => SaveOutcome = () => ({ kind: 'saved', doc: null }), requestMs = 300) {
  const page = { text: '', saved: '', busy: false, held: false, states: [] as SaveState['kind'][], sends: 0 }
  const saver = new ChangeSaver({
    send: async () => {
      const sent = page.text
      page.sends += 1
      await new Promise((resolve) => setTimeout(resolve, requestMs))
      const answer = answers()
      if (answer.kind === 'saved') page.saved = sent
      return answer
    },
    hasChanges: () => page.text !== page.saved,
    isBusy: () => page.busy || page.held,
    isSaving: () => page.busy,
    onState: ({ kind }) => page.states.push(kind),
  })
  const type = (letter: string) => {
    page.text += letter
    saver.changed()
  }
  return { page, saver, type }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('saving of typing', () => {
  it('has saved, at any moment of unbroken typing, all that is five seconds old', async () => {
    const { page, type } = editing()
    const lengthAt: number[] = []
    for (let tick = 0; tick < 400; tick += 1) {
      type('x')
      lengthAt.push(page.text.length)
      await vi.advanceTimersByTimeAsync(50)
      const fiveSecondsAgo = lengthAt[tick - 100] ?? 0
      expect(page.saved.length).toBeGreaterThanOrEqual(fiveSecondsAgo)
    }
    expect(page.sends).toBeLessThan(8)
  })

  it('saves what was typed while a save was under way', async () => {
    const { page, type } = editing(undefined, 2000)
    type('a')
    await vi.advanceTimersByTimeAsync(1600)
    type('b')
    await vi.advanceTimersByTimeAsync(8000)
    expect(page.saved).toBe('ab')
  })

  it('flushes at once, waiting for what is under way', async () => {
    const { page, saver, type } = editing(undefined, 2000)
    type('a')
    await vi.advanceTimersByTimeAsync(1600)
    type('b')
    const flushed = saver.flush()
    await vi.advanceTimersByTimeAsync(4500)
    expect(await flushed).toBe(true)
    expect(page.saved).toBe('ab')
  })

  it('flushes once the form is free, and not for ever', async () => {
    const { page, saver, type } = editing()
    page.busy = true
    type('a')
    const flushed = saver.flush()
    await vi.advanceTimersByTimeAsync(2000)
    expect(page.sends).toBe(0)
    page.busy = false
    await vi.advanceTimersByTimeAsync(1000)
    expect(await flushed).toBe(true)
    expect(page.saved).toBe('a')

    page.busy = true
    type('b')
    const inVain = saver.flush()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await inVain).toBe(false)
  })

  it('does not wait for a form that somebody else holds', async () => {
    const { page, saver, type } = editing()
    page.held = true
    type('a')
    expect(await saver.flush()).toBe(false)
    expect(page.sends).toBe(0)
  })

  it('flushes what comes while it saves too', async () => {
    const { page, saver, type } = editing(undefined, 2000)
    type('a')
    const flushed = saver.flush()
    await vi.advanceTimersByTimeAsync(1000)
    type('b')
    await vi.advanceTimersByTimeAsync(3500)
    expect(await flushed).toBe(true)
    expect(page.saved).toBe('ab')
  })

  it('goes on trying while the network is away and says when all is saved', async () => {
    let isAway = true
    const { page, saver, type } = editing(() => (isAway ? { kind: 'network-away' } : { kind: 'saved', doc: null }))
    type('a')
    await vi.advanceTimersByTimeAsync(12_000)
    expect(page.saved).toBe('')
    expect(await Promise.race([saver.flush(), vi.advanceTimersByTimeAsync(500).then(() => 'late')])).toBe(false)
    isAway = false
    await vi.advanceTimersByTimeAsync(40_000)
    expect(page.saved).toBe('a')
    expect(page.states.at(-1)).toBe('recovered')
  })

  it('waits for a person when the session has ended', async () => {
    let signedOut = true
    const { page, saver, type } = editing(() => (signedOut ? { kind: 'signed-out' } : { kind: 'saved', doc: null }))
    type('a')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(page.sends).toBe(1)
    signedOut = false
    saver.retry()
    await vi.advanceTimersByTimeAsync(1000)
    expect(page.saved).toBe('a')
  })

  it('tries a refused text again once it is changed', async () => {
    let bad = true
    const { page, type } = editing(() => (bad ? { kind: 'refused', message: 'slug' } : { kind: 'saved', doc: null }))
    type('a')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(page.sends).toBe(1)
    bad = false
    type('b')
    await vi.advanceTimersByTimeAsync(3000)
    expect(page.saved).toBe('ab')
  })

  it('stands aside while somebody publishes', async () => {
    const { page, type } = editing()
    page.busy = true
    type('a')
    await vi.advanceTimersByTimeAsync(5000)
    expect(page.sends).toBe(0)
    page.busy = false
    await vi.advanceTimersByTimeAsync(1000)
    expect(page.saved).toBe('a')
  })
})
