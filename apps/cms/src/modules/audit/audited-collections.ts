import type { StoredLabels } from './stored-labels.ts'

/** Collections whose documents are of named people, and what one of them is called: Russian, Kazakh. */
export const auditedCollections = {
  orders: ['заказ', 'тапсырыс'],
  appointments: ['запись на приём', 'қабылдауға жазылу'],
  waitlist: ['ожидание времени', 'уақыт күту'],
  feedback: ['обращение', 'өтініш'],
  customers: ['личный кабинет', 'жеке кабинет'],
  reviews: ['отзыв', 'пікір'],
} as const satisfies StoredLabels

/** Collections that keep no versions: the log tells which of the staff changed what, and of no reading. */
export const changedCollections = {
  media: ['изображение', 'сурет'],
  videos: ['видео', 'бейне'],
  stock: ['остаток на складе', 'қоймадағы қалдық'],
  redirects: ['перенаправление', 'қайта бағыттау'],
  'search-synonyms': ['синоним поиска', 'іздеу синонимі'],
  releases: ['выпуск', 'шығарылым'],
} as const satisfies StoredLabels

/** Collections whose versions name their authors: the log tells who deleted what, since the versions go with it. */
export const deletedCollections = {
  devices: ['слуховой аппарат', 'есту аппараты'],
  implants: ['имплант', 'имплант'],
  consumables: ['расходник', 'шығын материалы'],
  accessories: ['аксессуар', 'аксессуар'],
  brands: ['бренд', 'бренд'],
  articles: ['статья', 'мақала'],
  promotions: ['акция', 'акция'],
  landings: ['подборка', 'топтама'],
  pages: ['страница', 'бет'],
  faq: ['вопрос и ответ', 'сұрақ пен жауап'],
  branches: ['филиал', 'филиал'],
  services: ['услуга', 'қызмет'],
  specialists: ['специалист', 'маман'],
} as const satisfies StoredLabels

/** What the log tells of besides. */
export const auditedBesides = {
  'shopper-messages': ['сообщения покупателю', 'сатып алушыға хабарлар'],
  persons: ['данные человека', 'адамның деректері'],
  audit: ['журнал доступа', 'қолжетімділік журналы'],
  'demo-content': ['демонстрационные данные', 'демо деректер'],
} as const satisfies StoredLabels

export type AuditedCollection = keyof typeof auditedCollections
export type ChangedCollection = keyof typeof changedCollections
export type DeletedCollection = keyof typeof deletedCollections
export type AuditedSubject = AuditedCollection | ChangedCollection | DeletedCollection | keyof typeof auditedBesides

export const subjectLabels: Readonly<Record<AuditedSubject, readonly [string, string]>> = {
  ...auditedCollections,
  ...changedCollections,
  ...deletedCollections,
  ...auditedBesides,
}

export const tellsChanges = (slug: string): slug is ChangedCollection => Object.hasOwn(changedCollections, slug)

export const tellsDeletions = (slug: string): slug is DeletedCollection => Object.hasOwn(deletedCollections, slug)

export const isAudited = (slug: string): slug is AuditedCollection => Object.hasOwn(auditedCollections, slug)
