import { expect, it } from 'vitest'
import type { AppNews } from './follow-app'
import { withToastQueue } from './toast-queue'

const worker = {} as ServiceWorker
const event = Object.assign(new Event('beforeinstallprompt'), { prompt: async () => null })
const kinds = (...told: AppNews[]) => told.reduce<AppNews[]>(withToastQueue, []).map(({ kind }) => kind)

it('an offer to install pushes nothing out, whenever it comes', () => {
  expect(kinds({ kind: 'update', worker }, { kind: 'install', event })).toEqual(['update', 'install'])
  expect(kinds({ kind: 'install', event }, { kind: 'kept', at: 5 })).toEqual(['kept', 'install'])
  expect(kinds({ kind: 'install', event }, { kind: 'ready' }, { kind: 'update', worker })).toEqual([
    'update',
    'ready',
    'install',
  ])
})

it('of one kind the newest is said', () => {
  expect(withToastQueue([{ kind: 'kept', at: 5 }], { kind: 'kept', at: 6 })).toEqual([{ kind: 'kept', at: 6 }])
})
