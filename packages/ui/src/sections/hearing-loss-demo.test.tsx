import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { HearingLossDemo } from './hearing-loss-demo.tsx'

it('hides the lost letters from sight and says the whole phrase to a screen reader', () => {
  const html = renderToStaticMarkup(<HearingLossDemo text="Бабу__а, _ы" spoken="Бабушка, ты" />)
  expect(html).toContain('role="img" aria-label="Бабушка, ты"')
  expect(html.match(/<i><\/i>/g)).toHaveLength(3)
  expect(html).not.toContain('_')
})

it('may break between words, never inside one', () => {
  const html = renderToStaticMarkup(<HearingLossDemo text="раз два" spoken="раз два" />)
  expect(html).toContain('<span>раз</span> <span>два</span>')
})
