import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Service } from '@/content/types'
import { ServiceBranches } from './service-branches'

const branch = { id: 'b1', slug: 'abaya-52', title: 'Абая, 52', address: 'пр. Абая, 52' }
const shown = (service: Partial<Service>) =>
  renderToStaticMarkup(
    <ServiceBranches locale="kk" service={{ id: 's1', branches: [branch], ...service } as unknown as Service} />,
  )

it('books a service at the branch of its row', () => {
  expect(shown({ bookable: true })).toContain('href="/kk/zapisnapriem?service=s1&amp;branch=b1"')
})

it('offers no booking for what needs none', () => {
  const html = shown({ bookable: false })
  expect(html).toContain('Жазылусыз')
  expect(html).not.toContain('zapisnapriem')
})

it('is left out where no branch is named', () => {
  expect(shown({ branches: [] })).toBe('')
})
