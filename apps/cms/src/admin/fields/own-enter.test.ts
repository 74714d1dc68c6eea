import { expect, it, vi } from 'vitest'
import { ownEnter } from './own-enter.ts'

function press(key: string, tagName: string) {
  const send = vi.fn()
  const event = { key, target: { tagName }, preventDefault: vi.fn(), stopPropagation: vi.fn() }
  ownEnter(send)(event)
  const isKept = event.preventDefault.mock.calls.length > 0 && event.stopPropagation.mock.calls.length > 0
  return { sent: send.mock.calls.length, isKept }
}

it('Enter in a field does what its own button does, and the form around it hears nothing', () => {
  expect(press('Enter', 'INPUT')).toEqual({ sent: 1, isKept: true })
})

it('other keys, and Enter on a button, do what they always do', () => {
  expect(press('5', 'INPUT')).toEqual({ sent: 0, isKept: false })
  expect(press('Enter', 'BUTTON')).toEqual({ sent: 0, isKept: false })
})
