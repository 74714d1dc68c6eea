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

/** What the log tells of besides. */
export const auditedBesides = {
  'shopper-messages': ['сообщения покупателю', 'сатып алушыға хабарлар'],
  persons: ['данные человека', 'адамның деректері'],
  audit: ['журнал доступа', 'қолжетімділік журналы'],
} as const satisfies StoredLabels

export type AuditedCollection = keyof typeof auditedCollections
export type AuditedSubject = AuditedCollection | keyof typeof auditedBesides

export const subjectLabels: Readonly<Record<AuditedSubject, readonly [string, string]>> = {
  ...auditedCollections,
  ...auditedBesides,
}

export const isAudited = (slug: string): slug is AuditedCollection => Object.hasOwn(auditedCollections, slug)
