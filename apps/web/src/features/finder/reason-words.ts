import { degreesLabel } from '@estu/domain/catalogue/loss-degrees'
import type { FinderLack, FinderReason } from '@estu/domain/finder/outcome'
import type { TvSound } from '@estu/domain/finder/television'
import type { Locale } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import { type Messages, type Translate, translator } from '@/i18n/translator'

type Named = { name: string; text: string }

type ByCode<T extends { code: string }, R> = {
  [C in T['code']]: (item: Extract<T, { code: C }>, t: Translate, locale: Locale) => R
}

const sourceOf = (source: string, t: Translate) => t(`powerSource.${source as keyof Messages['powerSource']}`)

const reasons: ByCode<FinderReason, Named> = {
  phone: ({ by }, t) => ({
    name: t('finder.reason.phone.name'),
    text: t(`finder.reason.phone.${by as 'hands_free' | 'bluetooth' | 'telecoil'}`),
  }),
  tv: ({ by }, t) => ({
    name: t('finder.reason.tv.name'),
    text: t(`finder.reason.tv.${by as TvSound | 'bluetooth'}`),
  }),
  table: ({ by }, t) => ({
    name: t('finder.reason.table.name'),
    text: t(`finder.reason.table.${by as 'directionality' | 'noise_reduction'}`),
  }),
  street: ({ by }, t) => ({
    name: t('finder.reason.street.name'),
    text: t(`finder.reason.street.${by as 'wind_noise' | 'noise_reduction'}`),
  }),
  room: (_reason, t) => ({ name: t('finder.reason.room.name'), text: t('finder.reason.room.auto_scenes') }),
  loss: ({ degree, upTo }, t) => ({
    name: t('finder.reason.loss.name', { degree }),
    text: upTo === degree ? t('finder.reason.loss.fits') : t('finder.reason.loss.upTo', { upTo }),
  }),
  breadth: ({ degrees }, t) => ({
    name: t('finder.reason.breadth.name'),
    text: t('finder.reason.breadth.text', { degrees: degreesLabel(degrees) }),
  }),
  rechargeable: (_reason, t) => ({
    name: t('finder.reason.source.name'),
    text: t('finder.reason.source.rechargeable'),
  }),
  battery: ({ source }, t) => ({
    name: t('finder.reason.source.name'),
    text: t('finder.reason.source.battery', { source: sourceOf(source, t) }),
  }),
  budget: ({ leftKzt }, t, locale) => ({
    name: t('finder.reason.budget.name'),
    text:
      leftKzt === 0
        ? t('finder.reason.budget.equal')
        : t('finder.reason.budget.below', { amount: formatTenge(leftKzt, locale) }),
  }),
}

const plain = (item: { code: Exclude<keyof Messages['finder']['lack'], 'source' | 'over_budget'> }, t: Translate) =>
  t(`finder.lack.${item.code}`)

const lacks: ByCode<FinderLack, string> = {
  phone: plain,
  tv: plain,
  table: plain,
  street: plain,
  room: plain,
  no_reserve: plain,
  price_unknown: plain,
  to_order: plain,
  demo_only: plain,
  source: ({ source }, t) =>
    source === 'unknown' ? t('finder.lack.sourceUnknown') : t('finder.lack.source', { source: sourceOf(source, t) }),
  over_budget: ({ byKzt }, t, locale) => t('finder.lack.over_budget', { amount: formatTenge(byKzt, locale) }),
  without: ({ name }, t) => t(`finder.lack.${name}`),
}

type Say<R> = (item: { code: string }, t: Translate, locale: Locale) => R

/** Which answer a device meets, and how. */
export const reasonWords = (reason: FinderReason, locale: Locale): Named =>
  (reasons[reason.code] as Say<Named>)(reason, translator(locale), locale)

/** What a device does not do, in a sentence. */
export const lackWords = (lack: FinderLack, locale: Locale): string =>
  (lacks[lack.code] as Say<string>)(lack, translator(locale), locale)
