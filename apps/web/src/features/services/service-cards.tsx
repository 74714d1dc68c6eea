import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { servicePath } from '@estu/domain/routing/routes'
import { PostCard } from '@estu/ui/cards/post-card'
import { Link } from '@/components/link'
import type { ServiceCard } from '@/content/types'
import { serviceFacts } from './service-labels'

/** Services as cards: what it is, how long it takes, what it costs. */
export function ServiceCards({ locale, services }: { locale: Locale; services: readonly ServiceCard[] }) {
  return (
    <div className="posts">
      {services.map((service, index) => (
        <PostCard
          key={service.id}
          href={localisePath(locale, servicePath(service.slug))}
          title={service.title}
          summary={service.summary}
          byline={serviceFacts(service, locale)}
          cover={service.cover}
          heading="h2"
          eager={index === 0}
          linkAs={Link}
        />
      ))}
    </div>
  )
}
