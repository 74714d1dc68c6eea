import type { Locale } from '@estu/domain/locale/locales'
import type { Video } from '@/content/editorial/map-video'
import { translator } from '@/i18n/translator'

/** A film with its captions shown from the start and the same in words below. */
export function CaptionedVideo({ locale, video }: { locale: Locale; video: Video }) {
  return (
    <figure className="film">
      <video controls preload="none" poster={video.poster?.src} aria-label={video.title}>
        <source src={video.src} type={video.type} />
        <track kind="captions" srcLang={locale} src={`/media/captions/${locale}/${video.id}`} default />
      </video>
      {video.transcript && (
        <details className="acc">
          <summary>{translator(locale)('site.transcript')}</summary>
          <div className="acc__in">
            <p>{video.transcript}</p>
          </div>
        </details>
      )}
    </figure>
  )
}
