import type { Locale } from '@estu/domain/locale/locales'
import { Icon } from '@estu/ui/components/icon'
import type { Video } from '@/content/editorial/map-video'
import { type Translate, translator } from '@/i18n/translator'

type Props = { locale: Locale; video: Video }

/** A film with its captions shown from the start, the same by gestures beside it and in words below. */
export function CaptionedVideo({ locale, video }: Props) {
  const t = translator(locale)
  return (
    <div className={video.signLanguage ? 'film film--signed' : 'film'}>
      <figure>
        <video controls playsInline preload="none" poster={video.poster?.src} aria-label={video.title}>
          <source src={video.src} type={video.type} />
          <track
            kind="captions"
            srcLang={locale}
            label={t('site.captions')}
            src={`/media/captions/${locale}/${video.id}`}
            default
          />
        </video>
        <figcaption className="small muted">{video.title}</figcaption>
      </figure>
      {video.signLanguage && <SignLanguage title={video.title} file={video.signLanguage} t={t} />}
      <details className="acc">
        <summary>
          {t('site.transcript')}
          <Icon name="chevron" />
        </summary>
        <div className="acc__in">
          {video.transcript.split('\n').map((line, index) => (
            <p key={index}>{line}</p>
          ))}
        </div>
      </details>
    </div>
  )
}

type SignProps = { title: string; file: NonNullable<Video['signLanguage']>; t: Translate }

/** Silent: the captions of the film beside it say the same. */
function SignLanguage({ title, file, t }: SignProps) {
  return (
    <figure>
      <video controls playsInline muted preload="none" aria-label={`${t('site.signLanguage')}: ${title}`}>
        <source src={file.src} type={file.type} />
      </video>
      <figcaption className="small">{t('site.signLanguage')}</figcaption>
    </figure>
  )
}
