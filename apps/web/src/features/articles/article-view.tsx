import { formatDate } from '@estu/domain/locale/dates'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { specialistPath } from '@estu/domain/routing/routes'
import { PersonCard } from '@estu/ui/cards/person-card'
import { ButtonLink } from '@estu/ui/components/button-link'
import { Picture } from '@estu/ui/components/pictures/picture'
import { whatsappLink } from '@/components/contact-links'
import { Link } from '@/components/link'
import { RichTextView } from '@/components/text/rich-text'
import { getSiteBrand } from '@/content/brand/get-site-brand'
import { getOrganisation } from '@/content/clinic/get-organisation'
import type { Article, Person } from '@/content/types'
import { translator } from '@/i18n/translator'
import { Crumbs } from '@/layout/crumbs'
import { headingsOf } from '@/lib/heading-id'
import { initialsOf } from '@/lib/initials'
import { articleData } from './article-data'
import { sectionOfKind } from './section-of-kind'

type Props = { locale: Locale; article: Article; children?: React.ReactNode }

/** An article: who wrote and checked it, its text, its sources. */
export async function ArticleView({ locale, article, children }: Props) {
  const t = translator(locale)
  const section = sectionOfKind(article.kind, t)
  const [organisation, brand] = await Promise.all([getOrganisation(locale), getSiteBrand(locale)])
  const whatsapp = whatsappLink(organisation)
  return (
    <>
      <Crumbs
        locale={locale}
        trail={[{ label: section.title, href: section.path }, { label: article.title }]}
        {...articleData(article, locale, brand.name)}
      />
      <article className="page">
        <header className="article__head">
          <h1>{article.title}</h1>
          {article.summary && <p className="lead">{article.summary}</p>}
          <Byline locale={locale} article={article} />
        </header>
        <div className="article">
          <Contents locale={locale} article={article} />
          <div className="article__body">
            {article.cover && (
              <div className="cover cover--article">
                <Picture picture={article.cover} sizes="(max-width: 760px) 92vw, 680px" eager />
              </div>
            )}
            {article.body && <RichTextView text={article.body} locale={locale} />}
            <Sources locale={locale} article={article} shop={brand.name} />
            {article.author && (
              <PersonCard
                name={article.author.name}
                role={article.author.role}
                about={t('articles.askAuthor')}
                photo={article.author.photo}
                initials={initialsOf(article.author.name)}
                action={whatsapp && <ButtonLink href={whatsapp.href}>{t('site.write')}</ButtonLink>}
              />
            )}
          </div>
        </div>
      </article>
      {children}
    </>
  )
}

function Byline({ locale, article }: Props) {
  const t = translator(locale)
  const reviewed = article.reviewedOn ? formatDate(new Date(article.reviewedOn), locale, 'day') : ''
  const time = t('articles.readingTime', { count: article.minutes })
  const rows = [
    { name: t('articles.author'), value: article.author && <PersonLink locale={locale} person={article.author} /> },
    {
      name: t('articles.reviewer'),
      value: article.reviewer && <PersonLink locale={locale} person={article.reviewer} />,
    },
    { name: reviewed ? t('articles.reviewedOn') : '', value: reviewed ? `${reviewed} · ${time}` : '' },
  ].filter(({ value }) => value)
  if (rows.length === 0) return <p className="small muted">{time}</p>
  return (
    <dl className="byline">
      {rows.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const PersonLink = ({ locale, person }: { locale: Locale; person: Person }) => (
  <Link className="link tap" href={localisePath(locale, specialistPath(person.slug))}>
    {person.name}
  </Link>
)

function Contents({ locale, article }: Props) {
  const headings = article.body ? headingsOf(article.body) : []
  const t = translator(locale)
  if (headings.length < 2) return <div />
  return (
    <nav className="toc" aria-labelledby="toc">
      <h2 id="toc">{t('articles.contents')}</h2>
      {headings.map(({ id, label }) => (
        <a key={id} href={`#${id}`}>
          {label}
        </a>
      ))}
    </nav>
  )
}

function Sources({ locale, article, shop }: Props & { shop: string }) {
  const t = translator(locale)
  return (
    <section className="prose sources">
      {article.sources.length > 0 && (
        <>
          <h2>{t('articles.sources')}</h2>
          <ol>
            {article.sources.map(({ title, url }) => (
              <li key={title}>{url ? <a href={url}>{title}</a> : title}</li>
            ))}
          </ol>
        </>
      )}
      <p className="small muted">{t('articles.disclaimer', { name: shop })}</p>
    </section>
  )
}
