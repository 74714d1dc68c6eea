import { expect, it } from 'vitest'
import { instalments } from '../../../../../apps/cms/src/seed/content/globals/instalments.ts'
import { payLinkBanks } from '../../../../../apps/cms/src/seed/content/globals/payments.ts'
import { oplataIDostavka } from '../../../../../apps/cms/src/seed/content/pages/oplata-i-dostavka.ts'
import { type AskedWay, offeredWays, type PayingWay, payingWays } from '../../../../domain/src/paying/paying-ways.ts'

type Said = Record<'ru' | 'kk', RegExp>
const languages = ['ru', 'kk'] as const

/** How a row of the table tells each way. */
const rowOf: Record<PayingWay, Said> = {
  at_pickup: { ru: /в филиале/i, kk: /филиалда/i },
  on_delivery: { ru: /курьер/i, kk: /курьер/i },
  instalment: { ru: /рассрочк/i, kk: /бөліп төле/i },
  pay_link: { ru: /по ссылке/i, kk: /сілтемемен/i },
}
const askedOf: Record<AskedWay, Said> = {
  on_receipt: { ru: /при получении/i, kk: /алғанда/i },
  instalment: rowOf.instalment,
  pay_link: rowOf.pay_link,
}

/** What the demo shop offers: links where it has a bank for them, parts where it has a plan. */
const offered = offeredWays({ hasPlan: instalments.plans.length > 0, sendsLinks: payLinkBanks.length > 0 })
const isOffered = (way: PayingWay) =>
  way === 'instalment' || way === 'pay_link' ? offered.includes(way) : offered.includes('on_receipt')

const table = oplataIDostavka.layout.find((block) => block.type === 'table')
const rows = table?.type === 'table' ? table.rows : []

it.each(languages)('the page of payment names each way that there is, and no other: %s', (language) => {
  const told = rows.map((cells) =>
    payingWays.filter((way) => rowOf[way][language].test(`${cells[0]?.[language]} ${cells[1]?.[language]}`)),
  )
  expect(told.every(({ length }) => length === 1)).toBe(true)
  expect(told.flat().toSorted()).toEqual(payingWays.filter(isOffered).toSorted())
})

it.each(languages)('its lead promises what a checkout asks: %s', (language) => {
  const ways = Object.keys(askedOf) as AskedWay[]
  const lead = oplataIDostavka.lead?.[language] ?? ''
  expect(ways.filter((way) => askedOf[way][language].test(lead)).toSorted()).toEqual(offered.toSorted())
})
