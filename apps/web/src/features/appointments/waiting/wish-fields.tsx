import { dayParts, weekdays } from '@estu/domain/appointments/waiting/wishes'
import { weekdayName } from '@estu/domain/locale/dates'
import type { Locale } from '@estu/domain/locale/locales'
import { CheckField } from '@estu/ui/components/form-fields'
import type { FormState } from '@/forms/state/form-state'
import { type Translate, translator } from '@/i18n/translator'

type Props = { locale: Locale; state: FormState | null }

/** Which days and parts of the day suit; nothing ticked is any. */
export function WishFields({ locale, state }: Props) {
  const t = translator(locale)
  return (
    <>
      <Ticks t={t} name="days" legend={t('wait.days')} state={state} choices={daysIn(locale)} />
      <Ticks t={t} name="parts" legend={t('wait.parts')} state={state} choices={partsIn(t)} />
    </>
  )
}

const daysIn = (locale: Locale) => weekdays.map((day) => ({ value: day, label: weekdayName(Number(day), locale) }))
const partsIn = (t: Translate) => dayParts.map((part) => ({ value: part, label: t(`visit.${part}`) }))

type TicksProps = {
  t: Translate
  name: 'days' | 'parts'
  legend: string
  state: FormState | null
  choices: { value: string; label: string }[]
}

function Ticks({ t, name, legend, state, choices }: TicksProps) {
  const ticked = state?.values[name] ?? []
  return (
    <fieldset className="field">
      <legend className="legend">
        {legend} <span className="hint">{t('wait.any')}</span>
      </legend>
      <div className="wishes">
        {choices.map(({ value, label }) => (
          <CheckField key={value} id={`${name}-${value}`} name={name} value={value} checked={ticked.includes(value)}>
            {label}
          </CheckField>
        ))}
      </div>
    </fieldset>
  )
}
