import { type Locale, localisePath } from '@estu/domain/locale/locales'
import type { Bookable } from '@/content/clinic/list-bookable-services'
import { translator } from '@/i18n/translator'
import { servicePriceOf } from '@/lib/service-price'
import { appointmentHref } from './appointment-href'
import { idsOf } from './ids-of'
import type { Option } from './option-list'
import { type AppointmentChoice, branchesFor, servicesFor, specialistsFor } from './read-appointment-choice'

type Asked = { locale: Locale; bookable: Bookable; choice: AppointmentChoice }

const hrefIn = (locale: Locale, part: Parameters<typeof appointmentHref>[0]) =>
  localisePath(locale, appointmentHref(part))

/** A branch that was chosen first stays chosen. */
export function serviceOptions({ locale, bookable, choice }: Asked): Option[] {
  const { branch } = idsOf(choice)
  return servicesFor(bookable, choice.branch).map(({ id, title, summary, priceKzt }) => ({
    href: hrefIn(locale, { service: id, branch }),
    title,
    text: summary,
    end: servicePriceOf(priceKzt, locale, translator(locale)),
  }))
}

export function branchOptions({ locale, bookable, choice }: Asked): Option[] {
  const { service } = idsOf(choice)
  return branchesFor(bookable, choice.service).map(({ id, title, address }) => ({
    href: hrefIn(locale, { service, branch: id }),
    title,
    text: address,
  }))
}

/** Where there is more than one specialist, whoever is free stands first. */
export function specialistOptions({ locale, bookable, choice }: Asked): Option[] {
  const t = translator(locale)
  const { service, branch } = idsOf(choice)
  const to = (specialist: string) => hrefIn(locale, { service, branch, specialist })
  const team = specialistsFor(bookable, choice.service, choice.branch)
  const options = team.map(({ id, title, role }) => ({ href: to(id), title, text: role }))
  return team.length > 1 ? [{ href: to('any'), title: t('visit.any'), text: t('visit.anyHint') }, ...options] : options
}
