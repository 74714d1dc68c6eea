import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { FormAnswer } from '../form-answer.ts'
import { parseAnswer } from '../form-answer.ts'
import {
  afterAnswer,
  afterSilence,
  asAsked,
  asTried,
  isDue,
  isOver,
  ofNobody,
  parseQueue,
  type QueuedForm,
  queuedForm,
  serialiseQueue,
  settleAge,
  withChanged,
  withField,
  withQueued,
} from './form-queue.ts'

const now = Date.UTC(2026, 10, 22)
const hour = 3_600_000
const made = (key: string, owner = ''): QueuedForm => {
  const fields = [['message', 'да']] as const
  const entry = queuedForm({ key, form: 'feedback', about: '', owner, path: '/kk/feedback', fields }, now)
  if (!entry) throw new Error('not made')
  return entry
}
const sent: FormAnswer = { status: 'sent', to: '/thanks', reference: 'F-1' }

it('comes back as it was stored', () => {
  const queue = [made('one'), { ...made('two'), state: 'sent' as const, answer: sent }]
  expect(parseQueue(serialiseQueue(queue))).toEqual(queue)
  expect(serialiseQueue([])).toBeNull()
})

it('leaves out what is damaged and keeps the rest', () => {
  const good = made('one')
  const bad = [
    { ...good, path: '//evil.example' },
    { ...good, form: 'signIn' },
    { ...good, fields: [['a']] },
    null,
    'x',
  ]
  expect(parseQueue(JSON.stringify([...bad, good]))).toEqual([good])
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (raw) => Array.isArray(parseQueue(raw))))
})

it('keeps a key once, and pushes nothing out that waits', () => {
  let queue: QueuedForm[] = []
  for (let count = 0; count < 20; count++) queue = withQueued(queue, made(`key-${count}`)) ?? []
  expect(withQueued(queue, made('key-3'))).toHaveLength(20)
  expect(withQueued(queue, made('one more'))).toBeNull()
  const answered = withChanged(queue, { ...made('key-5'), state: 'sent', answer: sent })
  expect(withQueued(answered, made('one more'))?.map(({ key }) => key)).not.toContain('key-5')
})

it('never brings back what its person took out', () => {
  expect(withChanged([made('one')], made('two')).map(({ key }) => key)).toEqual(['one'])
})

it('is tried ever more seldom, and at once when the clock was set back', () => {
  let entry = made('one')
  const delays = Array.from({ length: 12 }, () => {
    entry = afterSilence(entry, now)
    return entry.nextAt - now
  })
  expect(delays.slice(0, 4)).toEqual([2000, 4000, 8000, 16_000])
  expect(delays.at(-1)).toBe(300_000)
  expect(isDue(entry, now)).toBe(false)
  expect(isDue(entry, now + 300_000)).toBe(true)
  expect(isDue(entry, now - 24 * hour)).toBe(true)
})

it('is no longer sent by itself once the server may have forgotten its key', () => {
  const tried = asTried(made('one'), now)
  expect(asTried(tried, now + hour).triedAt).toBe(now)
  expect(settleAge(tried, now + 22 * hour)).toBe(tried)
  const old = settleAge(tried, now + 24 * hour)
  expect(old.state).toBe('unsure')
  expect(asAsked(old, now + 25 * hour)).toMatchObject({ state: 'waiting', triedAt: null, key: 'one' })
  // What never left the browser cannot have arrived.
  expect(settleAge(made('two'), now + 6 * 24 * hour).state).toBe('waiting')
  expect(settleAge(made('two'), now + 8 * 24 * hour).state).toBe('unsure')
})

it('is no longer sent by itself once the clock was set back behind its first try', () => {
  const tried = asTried(made('one'), now)
  expect(settleAge(tried, now - 30_000)).toBe(tried)
  expect(settleAge(tried, now - 3 * 24 * hour).state).toBe('unsure')
  // Set back before it was ever tried: nothing can have arrived.
  expect(settleAge(made('two'), now - 3 * 24 * hour).state).toBe('waiting')
})

it('says nothing about health after a day, whatever became of it', () => {
  const fields = [['name', 'Асель'] as const, ['comment', 'Плохо слышит'] as const, ['screenerResult', '{}'] as const]
  const visit = queuedForm({ key: 'v', form: 'appointment', about: '', owner: '', path: '/v', fields }, now)
  if (!visit) throw new Error('not made')
  expect(settleAge(visit, now + 23 * hour)).toBe(visit)
  const refused: FormAnswer = { status: 'refused', problem: 'signed-out', fields: [], detail: {}, opened: '' }
  for (const at of [now + 24 * hour, now - 24 * hour]) {
    const old = settleAge(visit, at)
    expect(old).toMatchObject({ state: 'unsure', isShortened: true, fields: [['name', 'Асель']] })
    expect(parseQueue(serialiseQueue([old]))).toEqual([old])
    expect(settleAge(afterAnswer(visit, refused, now), at)).toMatchObject({
      state: 'refused',
      fields: [['name', 'Асель']],
    })
  }
  expect(settleAge(made('one'), now + 24 * hour)).toMatchObject({ state: 'waiting' })
})

it('keeps the time of its first try when it is refused and asked again', () => {
  const refused: FormAnswer = { status: 'refused', problem: 'signed-out', fields: [], detail: {}, opened: '' }
  const again = asAsked(afterAnswer(asTried(made('one'), now), refused, now), now + hour)
  expect(again).toMatchObject({ state: 'waiting', triedAt: now, answer: null })
})

it('keeps its key and its words through everything that can happen to it until it is taken', () => {
  const answer = fc.constantFrom<FormAnswer>({ status: 'later' }, { status: 'ready', totalKzt: 5 })
  const step = fc.oneof(answer, fc.constant('silence' as const), fc.constant('tried' as const))
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let entry = made('one')
      for (const one of steps) {
        if (one === 'silence') entry = afterSilence(entry, now)
        else if (one === 'tried') entry = asTried(entry, now)
        else entry = afterAnswer(entry, one, now)
      }
      expect(entry).toMatchObject({ key: 'one', fields: [['message', 'да']] })
      const taken = afterAnswer(entry, sent, now)
      expect(taken).toMatchObject({ key: 'one', fields: [], answer: sent })
      expect(parseQueue(serialiseQueue([entry, taken]))).toEqual([entry, taken])
    }),
  )
})

it('is told for a week once it was taken, and for as long as it takes otherwise', () => {
  const taken = afterAnswer(made('one'), sent, now)
  expect([isOver(taken, now + 24 * hour), isOver(taken, now + 8 * 24 * hour)]).toEqual([false, true])
  expect(isOver(made('two'), now + 8 * 24 * hour)).toBe(false)
})

it('changes one field and no other', () => {
  expect(withField(withField(made('one'), 'intent', 'look'), 'intent', 'place').fields).toEqual([
    ['message', 'да'],
    ['intent', 'place'],
  ])
})

it('leaves after signing out only what is nobody’s', () => {
  expect(ofNobody([made('one'), made('two', 'account')]).map(({ key }) => key)).toEqual(['one'])
})

it('keeps no form without a key, nor one that is too large', () => {
  const form = { form: 'feedback', about: '', owner: '', path: '/feedback' } as const
  expect(queuedForm({ ...form, key: '', fields: [] }, now)).toBeNull()
  expect(queuedForm({ ...form, key: 'k', fields: [['message', 'я'.repeat(60_000)]] }, now)).toBeNull()
})

it('reads answers, and takes what it cannot read for none', () => {
  expect(parseAnswer(sent)).toEqual(sent)
  expect(parseAnswer({ ...sent, to: '//evil.example' })).toEqual({ status: 'later' })
  expect(parseAnswer({ status: 'ready', totalKzt: '5' })).toEqual({ status: 'later' })
  expect(parseAnswer({ status: 'refused', fields: ['name', 5], detail: { total: 7, title: 'x', bad: {} } })).toEqual({
    status: 'refused',
    problem: '',
    fields: ['name'],
    detail: { total: 7, title: 'x' },
    opened: '',
  })
  fc.assert(fc.property(fc.anything(), (value) => typeof parseAnswer(value).status === 'string'))
})
