import { mostCompared } from '@estu/domain/compare/compared-list'
import { comparisonPath } from '@estu/domain/compare/comparison-address'
import { budgetOf } from '@estu/domain/finder/answered'
import { listingOfAnswers } from '@estu/domain/finder/facets-of-answers'
import type { FinderOutcome } from '@estu/domain/finder/outcome'
import type { FinderAnswers } from '@estu/domain/finder/questions'
import { tvSoundOf } from '@estu/domain/finder/television'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import { routes } from '@estu/domain/routing/routes'
import { ButtonLink } from '@estu/ui/components/button-link'
import { GoLink } from '@estu/ui/components/go-link'
import { Notice } from '@estu/ui/components/notice'
import type { ReactNode } from 'react'
import { Link } from '@/components/link'
import type { FinderDevice } from '@/content/catalogue/list-finder-devices'
import type { DeviceCard } from '@/content/types'
import { translator } from '@/i18n/translator'
import { personOf } from './choice-words'
import { PickedDevice } from './picked-device'
import { ProgressLine } from './progress-line'
import { differenceWords, roleWords } from './role-words'

type Props = {
  locale: Locale
  answers: FinderAnswers
  outcome: FinderOutcome
  /** Those that may be picked, and how many help within the budget. */
  devices: readonly FinderDevice[]
  matching: number
  priceOf: (device: DeviceCard) => ReactNode
}

/** What answers best, and the ways on. */
export function Shortlist({ locale, answers, outcome, devices, matching, priceOf }: Props) {
  const t = translator(locale)
  const to = (path: string) => localisePath(locale, path)
  const { picks, isOverBudget } = outcome
  if (picks.length === 0) return <NothingFits locale={locale} answers={answers} />
  // Within the budget the list is empty: the others stand above it.
  const all = listingOfAnswers(isOverBudget ? { ...answers, budget: 'any' } : answers)
  const shown = picks.flatMap((pick) => {
    const device = devices.find(({ slug }) => slug === pick.slug)
    return device ? [{ pick, device }] : []
  })
  // Where all are examples it is said once.
  const allDemo = shown.length > 0 && shown.every(({ device }) => device.isDemo)
  const best = shown[0]?.device
  const context = {
    isOverBudget,
    isBestPriced: best?.priceKzt != null,
    hasBestTv: best !== undefined && tvSoundOf(best) !== null,
  }
  const others = shown.filter(({ pick }) => pick.role === null)
  const drawPick = ({ pick, device }: (typeof shown)[number]) => (
    <PickedDevice
      key={pick.slug}
      locale={locale}
      device={device}
      pick={pick}
      price={priceOf(device)}
      role={roleWords(pick, context, locale)}
      difference={differenceWords(pick, locale)}
      isMarked={device.isDemo && !allDemo}
    />
  )
  const slugs = picks.map(({ slug }) => slug).slice(0, mostCompared)
  return (
    <div className="form">
      <ProgressLine done={1} />
      <h1>{t('finder.result', { count: picks.length, person: personOf(answers) })}</h1>
      {isOverBudget ? (
        <Notice
          tone="attention"
          text={t('finder.overBudget', { amount: formatTenge(budgetOf(answers) ?? 0, locale) })}
        />
      ) : (
        <p className="lead">{t('finder.resultLead', { matching })}</p>
      )}
      <div>{shown.filter(({ pick }) => pick.role !== null).map(drawPick)}</div>
      {others.length > 0 && (
        <div>
          <h2 className="form-head pick__others">{t('finder.others')}</h2>
          {others.map(drawPick)}
        </div>
      )}
      {allDemo && <p className="small muted">{t('devices.allDemo')}</p>}
      <p className="btns">
        <ButtonLink href={to(routes.appointment.path)}>{t('finder.bookFitting')}</ButtonLink>
        {slugs.length > 1 && (
          <ButtonLink tone="secondary" href={to(comparisonPath(slugs))}>
            {t('finder.compare')}
          </ButtonLink>
        )}
      </p>
      <GoLink href={to(all)} label={t('finder.all')} linkAs={Link} />
      <p className="hint">{t('finder.note')}</p>
    </div>
  )
}

function NothingFits({ locale, answers }: Pick<Props, 'locale' | 'answers'>) {
  const t = translator(locale)
  const to = (path: string) => localisePath(locale, path)
  return (
    <div className="form">
      <h1>{t('finder.nothing')}</h1>
      <p className="lead">{t('finder.nothingText')}</p>
      <p className="btns">
        <ButtonLink href={to(routes.appointment.path)}>{t('finder.book')}</ButtonLink>
        <ButtonLink tone="secondary" href={to(routes.feedback.path)}>
          {t('finder.write')}
        </ButtonLink>
      </p>
      <GoLink href={to(listingOfAnswers(answers))} label={t('finder.all')} linkAs={Link} />
    </div>
  )
}
