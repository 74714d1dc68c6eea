import { afterEach, expect, it, vi } from 'vitest'
import { workerContainer } from './worker-container'

afterEach(() => vi.unstubAllGlobals())

it('is what the browser has, and none where it has none or refuses the question', () => {
  const container = {}
  vi.stubGlobal('navigator', { serviceWorker: container })
  expect(workerContainer()).toBe(container)
  vi.stubGlobal('navigator', {})
  expect(workerContainer()).toBeNull()
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('navigator', Object.defineProperty({}, 'serviceWorker', { get: refuse }))
  expect(workerContainer()).toBeNull()
})
