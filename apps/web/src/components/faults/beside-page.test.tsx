// @vitest-environment happy-dom
import { act, useEffect, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BesidePage } from './beside-page'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

let root: Root
let told: unknown[]
beforeEach(() => {
  told = []
  vi.spyOn(console, 'error').mockImplementation((...words) => void told.push(...words))
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.innerHTML = ''
  vi.restoreAllMocks()
})

const fault = new Error('beside the page')
const fail = (): never => {
  throw fault
}

function BrokenNews() {
  const [, setNews] = useState(0)
  useEffect(() => {
    addEventListener('told', () => setNews(fail))
  }, [])
  return <p>news</p>
}

function BrokenEffect() {
  useEffect(fail, [])
  return <p>news</p>
}

function show(Broken: () => React.ReactNode) {
  return act(async () =>
    root.render(
      <>
        <h1>Аппараты</h1>
        <BesidePage>
          <Broken />
        </BesidePage>
        <BesidePage>
          <i>another</i>
        </BesidePage>
      </>,
    ),
  )
}

it('a fault at the first moment takes away itself alone, and is told', async () => {
  await show(BrokenEffect)
  expect(document.body.textContent).toBe('Аппаратыanother')
  expect(told).toContain(fault)
})

it('a fault in what is told later does neither', async () => {
  await show(BrokenNews)
  expect(document.body.textContent).toBe('Аппаратыnewsanother')
  await act(async () => dispatchEvent(new Event('told')))
  expect(document.body.textContent).toBe('Аппаратыanother')
  expect(told).toContain(fault)
})
