import { displayPhone } from '@estu/domain/locale/phone'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Branch } from '@/content/types'
import { WayToBranch } from './way-to-branch'

const branch = { title: 'Филиал', slug: 'abaya-52', city: 'Алматы', address: 'Абая, 52', phone: '+77272345678' }
const shown = (phone: string | null) =>
  renderToStaticMarkup(<WayToBranch locale="ru" branch={{ ...branch, phone } as unknown as Branch} />)

it('names the phone of the branch where an order or a visit waits, to be called by a tap', () => {
  expect(shown(branch.phone)).toMatch(
    new RegExp(`<a class="[^"]*\\btap\\b[^"]*" href="tel:\\+77272345678">\\${displayPhone(branch.phone)}</a>`),
  )
  expect(shown(null)).not.toContain('tel:')
})
