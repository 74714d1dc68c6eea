import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ModelName } from './model-name.tsx'

const shown = (name: string) => renderToStaticMarkup(<ModelName name={name} />)

it('keeps a designation together and leaves every other word as it is', () => {
  expect(shown('Phonak BTE UP-675')).toBe('Phonak BTE <span class="unbroken">UP-675</span>')
  expect(shown('RIC 90-R, демо')).toBe('RIC <span class="unbroken">90-R,</span> демо')
  expect(shown('Пульт Wi-Fi')).toBe('Пульт Wi-Fi')
})
