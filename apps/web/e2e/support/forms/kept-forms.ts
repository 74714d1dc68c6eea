import type { DraftForm } from '@estu/domain/forms/kept/draft-rules'
import { expect, type Page } from '@playwright/test'
import { orderOfAccount } from '../placed-order.ts'
import { stored } from '../posted-form.ts'
import { queryShop } from '../shop/shop-database.ts'
import { readTestEnv } from '../test-env.ts'

const { webUrl } = readTestEnv()

/** Selectors of fields, each with what is typed; `true` is a box or a choice that is made. */
type Typed = Readonly<Record<string, string | true>>

type Scenario = {
  /** Where the form stands, as in Russian. */
  path: (account: string) => Promise<string>
  typed: Typed
  /** Only who is signed in has it. */
  ofAccount?: boolean
  /** Without a network it waits in the queue. */
  isQueued?: boolean
  /** Where the shop keeps it: a collection, and the field in which a text of one's own finds it again. */
  stored?: { collection: string; field: string }
}

const contact: Typed = {
  '#name': 'Гүлнәр Пробная',
  '[name=contactBy][value=sms]': true,
  '#phone': '8 701 234 56 78',
  '#email': 'proba@example.kz',
}

const at = (path: string) => async () => path

/** Every form that keeps drafts, and what a person types there: a new form does not compile without its line. */
export const keptForms: Record<DraftForm, Scenario> = {
  feedback: {
    path: at('/feedback'),
    typed: { ...contact, '[name=topic][value=device]': true, '#message': 'Свистит\nв тихой комнате', '#consent': true },
    isQueued: true,
    stored: { collection: 'feedback', field: 'message' },
  },
  appointment: {
    path: () => freeTime(),
    typed: {
      ...contact,
      '[name=forWhom][value=relative]': true,
      '#visitorName': 'Апа Пробная',
      '#age': '71',
      '#needs-loop': true,
      '#needs-companion': true,
      '#comment': 'Придём вдвоём',
      '#consent': true,
    },
    isQueued: true,
    stored: { collection: 'appointments', field: 'comment' },
  },
  wait: {
    path: async () => (await freeTime()).replace(/&at=.*/, '&wait=1'),
    typed: {
      ...contact,
      '[name=weeks][value="2"]': true,
      '#days-3': true,
      '#days-5': true,
      '#parts-evening': true,
      '[name=forWhom][value=relative]': true,
      '#visitorName': 'Апа Пробная',
      '#age': '71',
      '#consent': true,
    },
  },
  order: {
    path: at('/cart/checkout'),
    typed: { ...contact, '#prefersText': true, '#comment': 'После шести', '#consent': true },
    isQueued: true,
    stored: { collection: 'orders', field: 'comment' },
  },
  changeOrder: {
    path: async (account) => `/order/${await orderOfAccount(account)}?change=1`,
    typed: {
      '[name=receiving][value=delivery]': true,
      '#city': 'Қонаев',
      '#street': 'Абая, 1',
      '#name': 'Гүлнәр Пробная',
      '#phone': '8 701 234 56 78',
      '#email': 'proba@example.kz',
    },
    ofAccount: true,
  },
  returnOrder: {
    path: async (account) => `/order/${await orderOfAccount(account, true)}?return=1`,
    typed: {
      '#take-0': '1',
      '[name=reason][value=faulty]': true,
      '[name=wish][value=repair]': true,
      '#comment': 'Не включается\nсо вчерашнего дня',
    },
    ofAccount: true,
  },
  review: {
    path: at('/reviews/new?of=devices&product=demo-phonak-ric-90-r'),
    typed: {
      '[name=rating][value="4"]': true,
      '#title': 'Слышу внуков',
      '#text': 'Ношу третий месяц, привык за неделю.',
      '#pros': 'Лёгкий',
      '#cons': 'Мелкие кнопки',
      '#author': 'Марат',
      '#email': 'marat@example.kz',
      '#consent': true,
    },
    stored: { collection: 'reviews', field: 'text' },
  },
  profile: {
    path: async (account) => `/user/${account}`,
    typed: { '#name': 'Асель Новая', '#phone': '8 702 000 11 22', '[name=language][value=kk]': true },
    ofAccount: true,
  },
  signIn: { path: at('/auth/sign-in'), typed: { '#email': 'kto@example.kz' } },
  register: {
    path: at('/auth/register'),
    typed: { '#name': 'Новый Человек', '#email': 'novyi@example.kz', '#consent': true },
  },
  recover: { path: at('/auth/recover'), typed: { '#email': 'zabyl@example.kz' } },
}

/** Types everything a scenario says. */
export async function typeInto(page: Page, typed: Typed): Promise<void> {
  for (const [field, value] of Object.entries(typed)) {
    if (value === true) await page.locator(field).check()
    else await page.locator(field).fill(value)
  }
}

/** Everything typed is there. A consent is to the words of one language: in the other its box is empty. */
export async function expectTyped(page: Page, typed: Typed, inOtherLanguage = false): Promise<void> {
  for (const [field, value] of Object.entries(typed)) {
    const shown = page.locator(field)
    if (inOtherLanguage && field === '#consent') await expect(shown, field).not.toBeChecked()
    else if (value === true) await expect(shown, field).toBeChecked()
    else await expect(shown, field).toHaveValue(value)
  }
}

/** Nothing of it is there. */
export async function expectEmpty(page: Page, typed: Typed): Promise<void> {
  for (const [field, value] of Object.entries(typed)) {
    if (value !== true) await expect(page.locator(field), field).not.toHaveValue(value)
  }
}

/** The browser keeps what was typed last. */
export const keptLine = (page: Page) => page.locator('.kept')

let marks = 0

/** What a scenario types, with a text in it that no other run has typed, and how often the shop has it. */
export function ownWords(form: DraftForm) {
  const { typed, stored: at } = keptForms[form]
  if (!at) throw new Error(`${form} is stored under no text of its own`)
  const text = `слова-${Date.now().toString(36)}-${marks++}`
  const documents = () => stored(at.collection, { [`where[${at.field}][equals]`]: text })
  return { typed: { ...typed, [`#${at.field}`]: text }, documents }
}

const pageText = async (path: string) => (await fetch(`${webUrl}${path}`)).text()

/**
 * The last step of booking, with a time that is free now and that nobody has booked with any specialist: one person books
 * one time once, and several tests write the same name. @param from not before that day, as 2026-11-27 */
export async function freeTime(from = ''): Promise<string> {
  const service = /service=([0-9a-f-]{36})/.exec(await pageText('/zapisnapriem'))?.[1] ?? ''
  const branch = /branch=([0-9a-f-]{36})/.exec(await pageText(`/zapisnapriem?service=${service}`))?.[1] ?? ''
  const choice = `service=${service}&branch=${branch}&specialist=any`
  const days = await pageText(`/zapisnapriem?${choice}${from && `&from=${from}`}`)
  const times = [...days.matchAll(/value="([^"]+)" name="startsAt"/g)].map(([, time]) => time ?? '')
  const claimed = await queryShop<{ at: Date }>(
    'select starts_at as at from slot_claims where appointment_id is not null',
  )
  const booked = new Set(claimed.map(({ at }) => at.getTime()))
  const unbooked = times.filter((time) => !booked.has(Date.parse(time)))
  return `/zapisnapriem?${choice}&at=${unbooked.at(-1) ?? times.at(-1)}`
}
