import { type Locale, localisePath } from '@estu/domain/locale'
import { servicePath } from '@estu/domain/routes'
import { PostCard } from '@estu/ui/post-card'
import type { ServiceCard } from '@/content/types'
import { Link } from '@/shell/link'
import { serviceFacts } from './service-words'

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
