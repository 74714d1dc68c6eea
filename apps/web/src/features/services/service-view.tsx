import type { Locale } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { PersonCard } from '@estu/ui/cards/person-card'
import { Accordion } from '@estu/ui/components/accordion'
import { ButtonLink } from '@estu/ui/components/button-link'
import { KeyFacts } from '@estu/ui/components/key-facts'
import { RichTextView } from '@/components/rich-text'
import type { Service } from '@/content/types'
import { translator } from '@/i18n/translator'
import { Crumbs } from '@/layout/crumbs'
import { initialsOf } from '@/lib/initials'
import { servicePrice } from './service-labels'

type Props = { locale: Locale; service: Service; writeHref: string }

/** A service: what happens, how long it takes, what it costs, how to prepare, where and by whom. */
export function ServiceView({ locale, service, writeHref }: Props) {
  const t = translator(locale)
  const facts = [
    { value: t('services.minutes', { count: service.durationMin }), label: t('services.duration') },
    { value: servicePrice(service, locale, t), label: t('services.price') },
    { value: service.mode.map((mode) => t(`serviceMode.${mode}`)).join(', '), label: t('services.where') },
    { value: service.ageGroup.map((group) => t(`audience.${group}`)).join(', '), label: t('services.forWhom') },
  ].filter(({ value }) => value)
  return (
    <>
      <Crumbs
        locale={locale}
        trail={[{ label: t('services.title'), href: routes.services.path }, { label: service.title }]}
      />
      <article className="page">
        <header className="page-head">
          <h1>{service.title}</h1>
          <p className="lead">{service.summary}</p>
          <p>
            <ButtonLink href={writeHref}>{t('site.bookLong')}</ButtonLink>
          </p>
        </header>
        <KeyFacts facts={facts} />
        {service.body && (
          <section className="terms">
            <h2>{t('services.how')}</h2>
            <RichTextView text={service.body} locale={locale} />
          </section>
        )}
        {service.preparation && (
          <section className="terms">
            <h2>{t('services.preparation')}</h2>
            <RichTextView text={service.preparation} locale={locale} />
          </section>
        )}
        {service.branches.length > 0 && (
          <section className="terms">
            <h2>{t('services.branches')}</h2>
            <ul className="plainlist">
              {service.branches.map(({ title, address }) => (
                <li key={title}>
                  <span className="strong">{title}</span>
                  <span className="muted"> {address}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {service.specialists.length > 0 && (
          <section className="terms">
            <h2>{t('services.specialists')}</h2>
            <div className="duo">
              {service.specialists.map((person) => (
                <PersonCard
                  key={person.slug}
                  name={person.name}
                  role={person.role}
                  about={person.education}
                  initials={initialsOf(person.name)}
                  action={null}
                />
              ))}
            </div>
          </section>
        )}
        {service.faq.length > 0 && (
          <section className="terms narrow">
            <h2>{t('services.faq')}</h2>
            <Accordion items={service.faq.map(({ question, answer }) => ({ question, answer: <p>{answer}</p> }))} />
          </section>
        )}
      </article>
    </>
  )
}
