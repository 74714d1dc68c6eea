'use client'

import type { Locale } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import { type DeliveryTerms, orderTotals, type PlanTerms } from '@estu/domain/orders/order-totals'
import { useEffect, useState } from 'react'
import { TotalsRows, type TotalsWords } from '@/components/orders/totals-rows'
import { filledIn } from '@/lib/form-drafts/filled-in'

/** By their ids: empty where nothing of the kind is chosen. */
type Choice = { zone: string; plan: string; discount: string }

type Props = {
  locale: Locale
  words: TotalsWords
  goodsKzt: number
  zones: Readonly<Record<string, DeliveryTerms>>
  plans: Readonly<Record<string, PlanTerms>>
  /** What each takes off, whole tenge. */
  discounts: Readonly<Record<string, number>>
  /** What the form begins with. */
  choice: Choice
}

const events = ['change', filledIn] as const

/** What the order costs as it is chosen in the form beside, before anything is sent. The server counts it anew. */
export function LiveTotals({ locale, words, goodsKzt, zones, plans, discounts, choice: first }: Props) {
  const [choice, setChoice] = useState(first)
  useEffect(() => {
    const form = document.querySelector<HTMLFormElement>('form.flow__main')
    if (!form) return
    const read = () => setChoice(choiceIn(new FormData(form)))
    read()
    for (const event of events) form.addEventListener(event, read)
    return () => {
      for (const event of events) form.removeEventListener(event, read)
    }
  }, [])
  const zone = zones[choice.zone] ?? null
  const goods = [{ unitKzt: goodsKzt, quantity: 1 }]
  const totals = orderTotals(goods, zone, plans[choice.plan] ?? null, discounts[choice.discount])
  const isChanged = JSON.stringify(choice) !== JSON.stringify(first)
  return (
    <>
      <TotalsRows locale={locale} words={words} totals={totals} delivers={zone !== null} />
      <p className="sr" role="status">
        {isChanged && `${words.total}: ${formatTenge(totals.totalKzt, locale)}`}
      </p>
    </>
  )
}

function choiceIn(form: FormData): Choice {
  const said = (name: string) => String(form.get(name) ?? '')
  return {
    zone: said('receiving') === 'delivery' ? said('zone') : '',
    plan: said('paying') === 'instalment' ? said('plan') : '',
    discount: said('receiving') === 'pickup' ? said('discount') : '',
  }
}
