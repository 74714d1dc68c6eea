import type { Locale } from '@estu/domain/locale/locales'
import { getHold } from '@/content/clinic/get-hold'
import type { Bookable } from '@/content/clinic/list-bookable-services'
import type { FormState } from '@/forms/state/form-state'
import { translator } from '@/i18n/translator'
import { OpenWaitForm } from '../waiting/open-wait-form'
import { AppointmentContacts } from './appointment-contacts'
import { OptionList } from './option-list'
import { branchOptions, serviceOptions, specialistOptions } from './options-of'
import type { AppointmentChoice } from './read-appointment-choice'
import { TimeStep } from './time-step'

export type BookingProps = {
  locale: Locale
  bookable: Bookable
  choice: AppointmentChoice
  state: FormState | null
  holder: string | null
  consent: string
  known: { id: string; name: string; phone: string; email: string } | null
}

/** The first step that is not done yet, counted from 0. */
export const stepOf = ({ service, branch, specialist, at }: AppointmentChoice): number =>
  !service ? 0 : !branch ? 1 : !specialist ? 2 : !at ? 3 : 4

/** What there is to choose, or to fill in, at the present step. */
export async function BookingStep(props: BookingProps) {
  const t = translator(props.locale)
  const empty = t('visit.nobody')
  switch (stepOf(props.choice)) {
    case 0:
      return <OptionList title={t('visit.chooseService')} options={serviceOptions(props)} empty={empty} />
    case 1:
      return <OptionList title={t('visit.chooseBranch')} options={branchOptions(props)} empty={empty} />
    case 2:
      return <OptionList title={t('visit.chooseSpecialist')} options={specialistOptions(props)} empty={empty} />
    case 3:
      return props.choice.waits ? <OpenWaitForm {...props} /> : <TimeStep {...props} />
    default:
      return <AppointmentContacts {...props} heldUntil={await getHold(props.holder, props.choice.at)} />
  }
}
