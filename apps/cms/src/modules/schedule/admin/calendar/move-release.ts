import type { DeskNotice } from '../../../releases/admin/desk/notice-list.tsx'
import type { Answer } from '../../../releases/admin/desk/use-desk.ts'
import { load, send } from '../../../releases/admin/send.ts'
import { findingWords, languageName } from '../../../releases/admin/words.ts'
import type { Outcome, PlanNotice } from '../schedule-requests.ts'

type Say = (ru: string, kk: string) => string

/** Moves a planned release to another time, and tells what to look at in it. @param at on the clock of Almaty */
export async function moveRelease(say: Say, id: string, at: string): Promise<Outcome> {
  const outcome = releaseOutcome(say, await send<Answer>(`release-desk/${id}/move`, { at }))
  if (!outcome.ok) return outcome
  const found = await load<{ notices: DeskNotice[] }>(`release-desk/${id}/notices`)
  return { ok: true, notices: found?.notices.map((notice) => named(say, notice)) }
}

const named = (say: Say, { field, label, locale, title, words }: DeskNotice): PlanNotice => ({
  field,
  label: `«${title}», ${languageName(say, locale)}: ${label}`,
  words,
})

/** So many reasons are named; the form of the release names all. */
const mostNamed = 5

/** Maps an answer of the release endpoints to an outcome of the calendar. */
export function releaseOutcome(say: Say, answer: Pick<Answer, 'ok' | 'error' | 'findings'> | null): Outcome {
  if (answer?.ok) return { ok: true }
  const { error, findings = [] } = answer ?? {}
  if (findings.length > 0) return refused(`${say('Выпуск не выйдет', 'Шығарылым шықпайды')}: ${inWords(say, findings)}`)
  if (error === 'past') return { ok: false, problem: 'past' }
  if (error === 'empty') return refused(say('В выпуске ничего нет.', 'Шығарылымда ештеңе жоқ.'))
  if (error === 'published' || error === 'not-planned' || error === 'no-such-release')
    return { ok: false, problem: 'gone' }
  return { ok: false, problem: 'failed' }
}

const refused = (words: string): Outcome => ({ ok: false, problem: 'refused', words })

type Findings = NonNullable<Answer['findings']>

function inWords(say: Say, findings: Findings): string {
  const named = findings.slice(0, mostNamed).map((finding) => {
    const { locale, title } = finding
    return `«${title}»${locale ? `, ${languageName(say, locale)}` : ''}: ${findingWords(say, finding)}`
  })
  const left = findings.length - named.length
  return [...named, ...(left > 0 ? [say(`и ещё ${left}`, `тағы ${left}`)] : [])].join('; ')
}
