import { type Band, fittingVerdict } from '@estu/domain/catalogue/hearing-levels/fitting-verdict'
import {
  ears,
  frequencies,
  type HearingLevels,
  levelsKey,
  noLevels,
  parseLevel,
  parseLevels,
  serialiseLevels,
} from '@estu/domain/catalogue/hearing-levels/hearing-levels'
import { levelAt, lineThrough } from '@estu/domain/catalogue/hearing-levels/plot'

type Words = { all: string; some: string; nothing: string; wrong: string }

/** The reader's own audiogram: typed here, kept in this browser, drawn upon every device's range, sent nowhere. */
export function keepOwnLevels(page: HTMLElement, signal: AbortSignal): void {
  const section = page.querySelector<HTMLElement>('[data-fit]')
  const own = section?.querySelector<HTMLElement>('[data-own-levels]')
  if (!section || !own) return
  const words = JSON.parse(own.dataset.ownLevels ?? '{}') as Words
  const range = JSON.parse(section.dataset.fit ?? '[]') as Band[]
  const kept = parseLevels(stored())
  fill(own, kept)
  draw(section, own, { range, levels: kept, words })
  const show = () => {
    const levels = typed(own, words)
    if (!levels) return
    keep(levels)
    draw(section, own, { range, levels, words })
  }
  const erase = () => {
    keep(null)
    fill(own, noLevels)
    typed(own, words)
    draw(section, own, { range, levels: noLevels, words })
  }
  own.querySelector('[data-levels="show"]')?.addEventListener('click', show, { signal })
  own.querySelector('[data-levels="erase"]')?.addEventListener('click', erase, { signal })
  own.addEventListener('keydown', (event) => onEnter(event, show), { signal })
}

function onEnter(event: KeyboardEvent, show: () => void): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) show()
}

const fieldsOf = (own: HTMLElement, ear: string) =>
  frequencies.map((hz) => own.querySelector<HTMLInputElement>(`[data-level="${ear}-${hz}"]`))

function fill(own: HTMLElement, levels: HearingLevels): void {
  for (const ear of ears) {
    fieldsOf(own, ear).forEach((field, index) => {
      if (field) field.value = String(levels[ear][index] ?? '')
    })
  }
}

/** What stands in the fields; null, with words at the first of them, where one holds no level. */
function typed(own: HTMLElement, words: Words): HearingLevels | null {
  const wrong: HTMLInputElement[] = []
  const of = (ear: string) =>
    fieldsOf(own, ear).map((field) => {
      const level = parseLevel(field?.value ?? '')
      if (level === undefined && field) wrong.push(field)
      field?.toggleAttribute('aria-invalid', false)
      return level ?? null
    })
  const levels = { right: of('right'), left: of('left') }
  for (const field of wrong) field.setAttribute('aria-invalid', 'true')
  write(own, '.own-levels__wrong', wrong.length > 0 ? words.wrong : '')
  wrong[0]?.focus()
  return wrong.length > 0 ? null : levels
}

type Drawn = { range: readonly Band[]; levels: HearingLevels; words: Words }

function draw(section: HTMLElement, own: HTMLElement, { range, levels, words }: Drawn): void {
  for (const ear of ears) {
    frequencies.forEach((hz, index) => {
      const level = levels[ear][index] ?? null
      const point = section.querySelector<HTMLElement>(`[data-point="${ear}-${hz}"]`)
      if (point) {
        point.hidden = level === null
        point.style.top = `${levelAt(level ?? 0)}%`
      }
      write(section, `[data-cell="${ear}-${hz}"]`, level === null ? '—' : String(level))
    })
    section.querySelector(`[data-line="${ear}"]`)?.setAttribute('d', lineThrough(levels[ear]))
  }
  const { state, inside, total } = fittingVerdict(range, levels)
  const sentence = state === 'none' ? '' : words[state]
  const verdict = own.querySelector<HTMLElement>('.own-levels__verdict')
  const text = sentence.replace('{inside}', String(inside)).replace('{total}', String(total))
  if (verdict && verdict.textContent !== text) verdict.textContent = text
  verdict?.classList.toggle('notice--warn', state === 'some' || state === 'nothing')
}

function write(within: HTMLElement, selector: string, text: string): void {
  const place = within.querySelector(selector)
  if (place) place.textContent = text
}

/** A browser that keeps nothing shows what is typed until the page is left. */
function stored(): string | null {
  try {
    return localStorage.getItem(levelsKey)
  } catch {
    return null
  }
}

function keep(levels: HearingLevels | null): void {
  try {
    if (levels) localStorage.setItem(levelsKey, serialiseLevels(levels))
    else localStorage.removeItem(levelsKey)
  } catch (error) {
    console.warn('audiogram: this browser keeps nothing', error)
  }
}
