import { type Locale, localisePath } from '@estu/domain/locale/locales'
import type { WayToReach } from './fault-surroundings'

/** Stand here, not among the messages: nothing can be counted on to bring them when this is shown. */
const words = {
  ru: {
    title: 'Что-то пошло не так',
    text: 'Страница не открылась в вашем браузере. Обновите её: обычно это помогает. Если нет, свяжитесь с нами: поможем без сайта.',
    reload: 'Обновить страницу',
    home: 'На главную',
    ways: 'Связаться с нами',
  },
  kk: {
    title: 'Бірдеңе дұрыс болмады',
    text: 'Бет браузеріңізде ашылмай қалды. Оны жаңартып көріңіз: әдетте бұл көмектеседі. Сонда да ашылмаса, бізге хабарласыңыз: сайтсыз да көмектесеміз.',
    reload: 'Бетті жаңарту',
    home: 'Басты бетке',
    ways: 'Бізге хабарласу',
  },
} as const

type Props = { locale: Locale; ways: readonly WayToReach[]; reload: () => void }

/** What is left to say, and to do, where the whole page failed in the browser. */
export function SiteFault({ locale, ways, reload }: Props) {
  const said = words[locale]
  return (
    <main className="page form-page">
      <header className="stack stack--tight">
        <h1>{said.title}</h1>
        <p className="lead">{said.text}</p>
      </header>
      <div className="btns">
        <button type="button" className="btn btn--primary" onClick={reload}>
          {said.reload}
        </button>
        <a className="btn btn--secondary" href={localisePath(locale, '/')}>
          {said.home}
        </a>
      </div>
      {ways.length > 0 && (
        <section className="stack stack--tight" aria-label={said.ways}>
          {ways.map(({ href, text }) => (
            <a key={href} className="link tap" href={href}>
              {text}
            </a>
          ))}
        </section>
      )}
    </main>
  )
}
