import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { PersonFace } from '@estu/ui/cards/person-face'
import { ButtonLink } from '@estu/ui/components/button-link'
import type { ReactNode } from 'react'
import { getSiteBrand } from '@/content/brand/get-site-brand'
import type { Specialist } from '@/content/clinic/get-specialist'
import { translator } from '@/i18n/translator'
import { Crumbs } from '@/layout/crumbs'
import { initialsOf } from '@/lib/initials'
import { specialistData } from './specialist-data'

type Props = {
  locale: Locale
  specialist: Specialist
  /** Cards of what they wrote and what they checked; null where there is nothing. */
  wrote: ReactNode
  reviewed: ReactNode
}

/** Who somebody of the clinic is, in which languages and where they see people, and what they wrote and checked. */
export async function SpecialistView({ locale, specialist, wrote, reviewed }: Props) {
  const t = translator(locale)
  const { name: organisation } = await getSiteBrand(locale)
  const { name, role, education, photo, spoken, branch } = specialist
  const spokenWords = spoken.map((language) => t(`specialist.${language}`)).join(', ')
  return (
    <>
      <Crumbs locale={locale} trail={[{ label: name }]} {...specialistData(specialist, locale, organisation)} />
      <article className="page">
        <header className="page-head">
          <div className="person person--head">
            <PersonFace photo={photo} initials={initialsOf(name)} />
            <div className="stack stack--tight">
              <h1>{name}</h1>
              {role && <p className="lead">{role}</p>}
            </div>
          </div>
        </header>
        <div className="stack narrow">
          {education && <p>{education}</p>}
          <div className="stack stack--tight">
            {spokenWords && (
              <p>
                {t('specialist.languages')}: {spokenWords}
              </p>
            )}
            {branch && (
              <p>
                {t('specialist.branch')}: {[branch.title, branch.address].filter(Boolean).join(', ')}
              </p>
            )}
          </div>
          <ButtonLink href={localisePath(locale, routes.appointment.path)}>{t('site.bookLong')}</ButtonLink>
        </div>
      </article>
      <Articles title={t('specialist.wrote')}>{wrote}</Articles>
      <Articles title={t('specialist.reviewed')}>{reviewed}</Articles>
    </>
  )
}

function Articles({ title, children }: { title: string; children: ReactNode }) {
  if (!children) return null
  return (
    <section className="section section--first">
      <div className="page">
        <h2 className="gap-below">{title}</h2>
        {children}
      </div>
    </section>
  )
}
