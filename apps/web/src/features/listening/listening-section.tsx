import type { Locale } from '@estu/domain/locale/locales'
import { SectionHead } from '@estu/ui/sections/section-head'
import { Link } from '@/components/link'
import { StaticMarkup } from '@/components/static-markup'
import { type Translate, translator } from '@/i18n/translator'
import { ListeningScript } from './listening-script'
import { sampleNames, samples } from './samples'

type Props = {
  locale: Locale
  /** Class of the device whose page this is, from 1 to 5, where it is known. */
  techLevel?: number | null
  /** Whether nothing of the page's own stands above that keeps its distance. */
  first?: boolean
}

/**
 * One sentence in noise three ways: without a hearing aid, with one of a simple class, with one of a better class. A
 * simulation, and it says so. Without scripts each is a player of the browser's own.
 */
export function ListeningSection({ locale, techLevel = null, first = false }: Props) {
  const t = translator(locale)
  return (
    <section className={first ? 'section section--first' : 'section'} data-listening="">
      <StaticMarkup>
        <div className="page">
          <SectionHead title={t('listening.title')} note={t('listening.lead')} linkAs={Link} />
          <figure className="listen">
            <blockquote className="listen__words">
              <p className="small muted">{t('listening.spoken')}</p>
              <p id="listening-sentence">«{t('listening.sentence')}»</p>
            </blockquote>
            <ul className="listen__ways" role="list">
              {sampleNames.map((name) => (
                <li key={name}>
                  <h3>{t(`listening.${name}`)}</h3>
                  <p>{t(`listening.${name}Text`)}</p>
                  <div className="listen__play" data-sample="">
                    {/* biome-ignore lint/a11y/useMediaCaption: a sound shows no captions; its words stand above */}
                    <audio
                      controls
                      preload="none"
                      src={samples[locale][name].pathname}
                      aria-label={t(`listening.${name}`)}
                      aria-describedby="listening-sentence"
                    />
                    <button type="button" className="btn btn--secondary btn--wide" hidden>
                      <span data-words={t('listening.stop')}>{t('listening.play')}</span>
                      <span className="sr">: {t(`listening.${name}`)}</span>
                    </button>
                  </div>
                </li>
              ))}
            </ul>
            <figcaption>
              <p role="status" data-failed={t('listening.failed')} />
              {techLevel !== null && <p>{nearestSample(techLevel, t)}</p>}
              <p className="small muted">{t('listening.note')}</p>
            </figcaption>
          </figure>
        </div>
      </StaticMarkup>
      <ListeningScript />
    </section>
  )
}

/** Says which of the samples a device's class is nearest to. */
function nearestSample(level: number, t: Translate): string {
  if (level < 3) return t('listening.nearSimple', { level })
  return level > 3 ? t('listening.nearBetter', { level }) : t('listening.nearBoth', { level })
}
