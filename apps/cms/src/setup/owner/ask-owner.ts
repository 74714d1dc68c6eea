import type { Locale } from '@estu/domain/locale/locales'
import type { z } from 'zod'
import { type Owner, type OwnerBranch, ownerFields } from './owner.ts'
import { isOwnerFault, sayFault } from './owner-refusals.ts'

/** Where a person answers: each question is put until it has an answer. */
export type Terminal = { ask: (question: string) => Promise<string>; say: (text: string) => void }

type Words = Readonly<Record<Locale, string>>
type InBoth = { ru: string; kk: string }

const yes = ['да', 'д', 'иә', 'и', 'yes', 'y']
const no = ['нет', 'н', 'жоқ', 'ж', 'no', 'n']

/** Asks for all that a shop begins with, in the language that is chosen first. */
export async function askOwner(terminal: Terminal): Promise<Owner> {
  const language = await askLanguage(terminal)
  const put = asker(terminal, language)
  const name = await put.both({ ru: 'Название', kk: 'Атауы' }, ownerFields.name)
  const city = await put.both({ ru: 'Город', kk: 'Қала' }, ownerFields.city)
  const phone = await put.one({ ru: 'Телефон', kk: 'Телефон' }, ownerFields.phone)
  const whatsapp = await put.maybe({ ru: 'Номер WhatsApp', kk: 'WhatsApp нөмірі' }, ownerFields.whatsapp)
  const email = await put.one({ ru: 'Почта для покупателей', kk: 'Сатып алушыларға арналған пошта' }, ownerFields.email)
  const branches = await askBranches(put)
  const administrator = {
    name: await put.one({ ru: 'Имя первого администратора', kk: 'Бірінші әкімшінің аты-жөні' }, ownerFields.personName),
    email: await put.one({ ru: 'Его почта (по ней входят)', kk: 'Оның поштасы (сонымен кіреді)' }, ownerFields.email),
  }
  const domain = await put.maybe(
    { ru: 'Адрес сайта, например https://klinika.kz', kk: 'Сайт мекенжайы, мысалы https://klinika.kz' },
    ownerFields.domain,
  )
  const delivery = await put.choice({ ru: 'Доставляете заказы?', kk: 'Тапсырысты жеткізіп бересіз бе?' })
  return { language, name, city, phone, whatsapp, email, branches, administrator, domain, delivery }
}

async function askLanguage({ ask, say }: Terminal): Promise<Locale> {
  for (;;) {
    const parsed = ownerFields.language.safeParse((await ask('Русский или қазақша? (ru/kk) ')).trim().toLowerCase())
    if (parsed.success) return parsed.data
    say(`${sayFault('language-wrong', 'ru')} · ${sayFault('language-wrong', 'kk')}`)
  }
}

async function askBranches(put: Asker): Promise<OwnerBranch[]> {
  const branches: OwnerBranch[] = []
  do {
    branches.push({
      name: await put.both({ ru: 'Название филиала', kk: 'Филиалдың атауы' }, ownerFields.branchName),
      address: await put.both({ ru: 'Улица и дом', kk: 'Көше мен үй' }, ownerFields.address),
      hours: await put.one(
        {
          ru: 'Часы работы, например пн-пт 9:00-18:00; сб 10:00-15:00',
          kk: 'Жұмыс уақыты, мысалы дс-жм 9:00-18:00; сн 10:00-15:00',
        },
        ownerFields.hours,
      ),
    })
  } while (await put.choice({ ru: 'Есть ещё филиал?', kk: 'Тағы филиал бар ма?' }))
  return branches
}

type Asker = ReturnType<typeof asker>

function asker({ ask, say }: Terminal, language: Locale) {
  const one = async <T>(question: Words, schema: z.ZodType<T, string>, hint = ''): Promise<T> => {
    for (;;) {
      const parsed = schema.safeParse(await ask(`${question[language]}${hint}: `))
      if (parsed.success) return parsed.data
      const code = parsed.error.issues[0]?.message ?? ''
      say(sayFault(isOwnerFault(code) ? code : 'required', language))
    }
  }
  const maybe = async <T>(question: Words, schema: z.ZodType<T, string>): Promise<T | undefined> => {
    const later = { ru: ' (Enter, если пока нет)', kk: ' (әзірге жоқ болса, Enter)' }[language]
    for (;;) {
      const typed = await ask(`${question[language]}${later}: `)
      if (typed.trim() === '') return undefined
      const parsed = schema.safeParse(typed)
      if (parsed.success) return parsed.data
      const code = parsed.error.issues[0]?.message ?? ''
      say(sayFault(isOwnerFault(code) ? code : 'required', language))
    }
  }
  const both = async (question: Words, schema: z.ZodType<string, string>): Promise<InBoth> => ({
    ru: await one(question, schema, { ru: ' по-русски', kk: ' орысша' }[language]),
    kk: await one(question, schema, { ru: ' по-казахски', kk: ' қазақша' }[language]),
  })
  const choice = async (question: Words): Promise<boolean> => {
    for (;;) {
      const typed = (await ask(`${question[language]} ${{ ru: '(да/нет)', kk: '(иә/жоқ)' }[language]} `))
        .trim()
        .toLowerCase()
      if (yes.includes(typed)) return true
      if (no.includes(typed)) return false
      say(sayFault('yes-or-no', language))
    }
  }
  return { one, maybe, both, choice }
}

/** Asks whether to go on in spite of a warning. */
export const askToGoOn = (terminal: Terminal, language: Locale): Promise<boolean> =>
  asker(terminal, language).choice({ ru: 'Продолжить?', kk: 'Жалғастырамыз ба?' })
