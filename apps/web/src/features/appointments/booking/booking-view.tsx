import { formatDate } from '@estu/domain/locale/dates'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { FlowSteps } from '@estu/ui/components/flow-steps'
import { Notice } from '@estu/ui/components/notice'
import { getHold } from '@/content/clinic/get-hold'
import { getSlots } from '@/content/clinic/get-slots'
import type { Bookable } from '@/content/clinic/list-bookable-services'
import type { FormState } from '@/forms/form-state'
import { translator } from '@/i18n/translator'
import { AppointmentContacts } from './appointment-contacts'
import { appointmentHref } from './appointment-href'
import { idsOf } from './ids-of'
import { type Option, OptionList } from './option-list'
import { type AppointmentChoice, branchesFor, specialistsFor } from './read-appointment-choice'
import { servicePriceOf } from './service-price'
import { TimeChooser } from './time-chooser'

type Props = {
  locale: Locale
  bookable: Bookable
  choice: AppointmentChoice
  state: FormState | null
  holder: string | null
  consent: string
  known: { name: string; phone: string; email: string } | null
}

/** Which step comes next is decided by what has been chosen; each choice is an address, so going back is going back. */
export async function BookingView(props: Props) {
  const { locale, choice } = props
  const t = translator(locale)
  const current = !choice.service ? 0 : !choice.branch ? 1 : !choice.specialist ? 2 : !choice.at ? 3 : 4
  const href = (part: Partial<Record<'service' | 'branch' | 'specialist', string>>) =>
    localisePath(locale, appointmentHref(part))
  const { service, branch, specialist } = idsOf(choice)
  const steps = [
    { label: t('visit.service'), href: href({}) },
    { label: t('visit.branch'), href: href({ service }) },
    { label: t('visit.specialist'), href: href({ service, branch }) },
    { label: t('visit.time'), href: href({ service, branch, specialist }) },
    { label: t('visit.contacts') },
  ]
  return (
    <div className="page flow-page">
      <FlowSteps label={t('visit.steps')} steps={steps} current={current} />
      <div className="flow">
        <div className="flow__main">
          <p className="muted only-m">{t('form.step', { number: current + 1, count: steps.length })}</p>
          <Step {...props} current={current} />
        </div>
        <Chosen locale={locale} choice={choice} hrefs={steps.map((step) => step.href)} />
      </div>
    </div>
  )
}

async function Step({ current, ...props }: Props & { current: number }) {
  const { locale, bookable, choice } = props
  const t = translator(locale)
  const { service, branch } = idsOf(choice)
  const to = (part: Parameters<typeof appointmentHref>[0]) => localisePath(locale, appointmentHref(part))
  if (current === 0) {
    const options = bookable.services.map(
      (one): Option => ({
        href: to({ service: one.id }),
        title: one.title,
        text: one.summary,
        end: servicePriceOf(one.priceKzt, locale, t),
      }),
    )
    return <OptionList title={t('visit.chooseService')} options={options} empty={t('visit.nobody')} />
  }
  if (current === 1) {
    const options = branchesFor(bookable, choice.service).map(
      (one): Option => ({
        href: to({ service, branch: one.id }),
        title: one.title,
        text: one.address,
      }),
    )
    return <OptionList title={t('visit.chooseBranch')} options={options} empty={t('visit.nobody')} />
  }
  if (current === 2) {
    const team = specialistsFor(bookable, choice.service, choice.branch)
    const any: Option = {
      href: to({ service, branch, specialist: 'any' }),
      title: t('visit.any'),
      text: t('visit.anyHint'),
    }
    const options = team.map(
      (one): Option => ({
        href: to({ service, branch, specialist: one.id }),
        title: one.title,
        text: one.role,
      }),
    )
    const shown = team.length > 1 ? [any, ...options] : options
    return <OptionList title={t('visit.chooseSpecialist')} options={shown} empty={t('visit.nobody')} />
  }
  if (current === 3) return <TimeStep {...props} />
  return <AppointmentContacts {...props} heldUntil={await getHold(props.holder, choice.at)} />
}

async function TimeStep({ locale, choice, state, holder }: Props) {
  const t = translator(locale)
  const ids = idsOf(choice)
  const days = await getSlots({
    service: ids.service,
    branch: ids.branch,
    specialist: ids.specialist === 'any' ? null : ids.specialist,
    from: choice.from,
    days: 7,
    holder,
  })
  return (
    <>
      <h1>{t('visit.chooseTime')}</h1>
      <p className="lead">{t('visit.timeLead', { minutes: choice.service?.durationMin ?? 0 })}</p>
      <TimeChooser
        locale={locale}
        days={days ?? []}
        from={choice.from}
        day={choice.day}
        state={state}
        hrefOf={(extra) => localisePath(locale, appointmentHref({ ...ids, ...extra }))}
        hidden={{ intent: 'hold', ...ids }}
      />
      <Notice tone="calm" title={t('visit.noCalls')} text={t('visit.noCallsText')} />
    </>
  )
}

function Chosen({
  locale,
  choice,
  hrefs,
}: {
  locale: Locale
  choice: AppointmentChoice
  hrefs: (string | undefined)[]
}) {
  const t = translator(locale)
  const { service, branch, specialist, at } = choice
  if (!service) return null
  const rows = [
    { label: t('visit.service'), text: service.title },
    { label: t('visit.branch'), text: branch && `${branch.title}, ${branch.address}` },
    { label: t('visit.specialist'), text: specialist === 'any' ? t('visit.any') : specialist?.title },
    { label: t('visit.when'), text: at && formatDate(new Date(at), locale, 'dayTime') },
  ]
  return (
    <aside className="aside" aria-label={t('visit.yours')}>
      <h2 className="form-head">{t('visit.yours')}</h2>
      <dl className="sum">
        {rows.map(({ label, text }, index) =>
          text ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
              {hrefs[index] && (
                <dd className="sum__change">
                  <a className="link small tap" href={hrefs[index]} aria-label={`${t('form.change')}: ${label}`}>
                    {t('form.change')}
                  </a>
                </dd>
              )}
            </div>
          ) : null,
        )}
        <div>
          <dt>{t('visit.price')}</dt>
          <dd>{servicePriceOf(service.priceKzt, locale, t)}</dd>
        </div>
      </dl>
    </aside>
  )
}
