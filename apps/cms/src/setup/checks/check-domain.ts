import { lookup } from 'node:dns/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { Locale } from '@estu/domain/locale/locales'

/** Why nobody can be led to a domain yet. */
export type DomainTrouble = 'unknown' | 'no-answer'

const patienceMs = 5000

type Look = (hostname: string) => Promise<unknown>

/** Asks for the address of a domain. @returns null where it has one */
export async function findDomainTrouble(origin: string, look: Look = lookup): Promise<DomainTrouble | null> {
  const gaveUp = new AbortController()
  const patience = pause(patienceMs, 'no-answer' as const, { signal: gaveUp.signal }).catch(() => 'no-answer' as const)
  const asked = look(new URL(origin).hostname).then(() => null, troubleOf)
  return Promise.race([asked, patience]).finally(() => gaveUp.abort())
}

/** `ENOTFOUND` is the answer that there is none; anything else says nothing of the domain. */
const troubleOf = (error: unknown): DomainTrouble =>
  error instanceof Error && 'code' in error && error.code === 'ENOTFOUND' ? 'unknown' : 'no-answer'

/** Says what is not so yet, and that the shop can be made all the same. */
export function sayDomainTrouble(origin: string, trouble: DomainTrouble, language: Locale): string {
  const { hostname } = new URL(origin)
  if (trouble === 'no-answer')
    return {
      ru: `Не удалось узнать, куда ведёт ${hostname}: сервер имён не отвечает. Магазин можно сделать и сейчас.`,
      kk: `${hostname} қайда апаратыны анықталмады: атаулар сервері жауап бермейді. Дүкенді қазір де жасауға болады.`,
    }[language]
  return {
    ru: `Домен ${hostname} пока никуда не ведёт: у него нет записи DNS или он ещё не куплен. Магазин можно сделать и сейчас, а запись добавить потом.`,
    kk: `${hostname} домені әзірге ешқайда апармайды: DNS жазбасы жоқ не домен әлі алынбаған. Дүкенді қазір жасап, жазбаны кейін қосуға болады.`,
  }[language]
}
