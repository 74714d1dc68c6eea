import { localisePath } from '@estu/domain/locale/locales'
import { FlowSteps } from '@estu/ui/components/flow-steps'
import { translator } from '@/i18n/translator'
import { appointmentHref } from './appointment-href'
import { type BookingProps, BookingStep, stepOf } from './booking-step'
import { ChosenSummary } from './chosen-summary'
import { idsOf } from './ids-of'

/** Which step comes next is decided by what has been chosen; each choice is an address, so going back is going back. */
export function BookingView(props: BookingProps) {
  const { locale, choice } = props
  const t = translator(locale)
  const current = stepOf(choice)
  const href = (part: Partial<Record<'service' | 'branch' | 'specialist', string>>) =>
    localisePath(locale, appointmentHref(part))
  const { service, branch, specialist } = idsOf(choice)
  const steps = [
    { label: t('visit.service'), href: href({ branch }) },
    { label: t('visit.branch'), href: href({ service }) },
    { label: t('visit.specialist'), href: href({ service, branch }) },
    { label: t('visit.time'), href: href({ service, branch, specialist }) },
    { label: t('visit.contacts') },
  ]
  return (
    <div className="page flow-page">
      <FlowSteps
        label={t('visit.steps')}
        position={t('form.step', { number: current + 1, count: steps.length })}
        steps={steps}
        current={current}
      />
      <div className="flow">
        <div className="flow__main">
          <BookingStep {...props} />
        </div>
        <ChosenSummary locale={locale} choice={choice} hrefs={steps.map((step) => step.href)} />
      </div>
    </div>
  )
}
