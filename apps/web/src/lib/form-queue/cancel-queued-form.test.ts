import { type QueuedForm, queuedForm } from '@estu/domain/forms/kept/form-queue'
import { afterEach, expect, it, vi } from 'vitest'
import { cancelQueuedForm } from './cancel-queued-form'

afterEach(() => vi.unstubAllGlobals())

const refused = (problem: string): QueuedForm['answer'] => ({
  status: 'refused',
  problem,
  fields: [],
  detail: {},
  opened: '',
})

function kept(path: string, answer: QueuedForm['answer']): QueuedForm {
  const entry = queuedForm({ key: 'one', form: 'appointment', about: '', owner: '', path, fields: [] }, 1)
  if (!entry) throw new Error('not made')
  return { ...entry, state: 'refused', answer }
}

it.each([
  ['/zapisnapriem?service=a&at=5', refused('slot-taken'), '/zapisnapriem?service=a'],
  ['/zapisnapriem?at=5', refused('slot-taken'), '/zapisnapriem'],
  ['/kk/zapisnapriem?service=a&at=5', refused('contact'), '/kk/zapisnapriem?service=a&at=5'],
])('%s: leads back to what was chosen, in browsers that cannot count a query too', (path, answer, page) => {
  class OlderParams extends URLSearchParams {
    override get size(): number {
      return undefined as unknown as number
    }
  }
  vi.stubGlobal('URLSearchParams', OlderParams)
  expect(cancelQueuedForm(kept(path, answer))).toBe(page)
})
