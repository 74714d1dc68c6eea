'use client'

import { useState } from 'react'
import { useTranslate } from '../../../admin/use-translate.ts'
import type { Held } from './ask-personal-data.ts'

type Props = { held: Held; busy: boolean; onSave: (format: 'json' | 'html') => void; onErase: () => void }

const names = {
  orders: ['Заказы', 'Тапсырыстар'],
  appointments: ['Записи на приём', 'Қабылдауға жазылулар'],
  waitlist: ['Лист ожидания', 'Күту тізімі'],
  feedback: ['Обращения', 'Өтініштер'],
  reviews: ['Отзывы', 'Пікірлер'],
} as const

/** How much is stored, and what can be done with it; erasing is confirmed apart. */
export function HeldRecords({ held, busy, onSave, onErase }: Props) {
  const say = useTranslate()
  const [isProven, setProven] = useState(false)
  return (
    <section id="person-held">
      <h2>{say('Что хранится', 'Не сақталған')}</h2>
      <ul>
        {(Object.keys(names) as (keyof typeof names)[]).map((name) => (
          <li key={name}>
            {say(names[name][0], names[name][1])}: {held.counts[name]}
          </li>
        ))}
      </ul>
      {held.hasAccount && (
        <p>
          {say(
            'Есть и личный кабинет: его человек выгружает и удаляет сам, в кабинете.',
            'Жеке кабинеті де бар: оны адам кабинетте өзі көшіріп алады және жояды.',
          )}
        </p>
      )}
      <p className="estu-filters">
        <button className="btn btn--style-secondary" type="button" disabled={busy} onClick={() => onSave('html')}>
          {say('Скачать для чтения (HTML)', 'Оқуға жүктеп алу (HTML)')}
        </button>
        <button className="btn btn--style-secondary" type="button" disabled={busy} onClick={() => onSave('json')}>
          {say('Скачать для программ (JSON)', 'Бағдарламаларға жүктеп алу (JSON)')}
        </button>
      </p>
      <h2>{say('Стереть', 'Өшіру')}</h2>
      <p>
        {say(
          'Обращения, отзывы и ожидания времени удаляются. Завершённые заказы и приёмы остаются без имени, контактов и заметок: суммы нужны для учёта, время приёма для календаря. То, что ещё не закончено, лишится имени, когда закончится. Тексты согласий остаются, в них нет имён. Вернуть нельзя.',
          'Өтініштер, пікірлер және уақыт күтулер жойылады. Аяқталған тапсырыстар мен қабылдаулар аты-жөнінсіз, байланыссыз және ескертпесіз қалады: сомалар есепке, қабылдау уақыты күнтізбеге керек. Әлі аяқталмағандардан аты-жөні аяқталғанда өшіріледі. Келісім мәтіндері қалады, оларда ат жоқ. Қайтару мүмкін емес.',
        )}
      </p>
      <label className="estu-check">
        <input type="checkbox" checked={isProven} onChange={(event) => setProven(event.target.checked)} />
        {say('Я убедился, что это просит сам человек', 'Мұны адамның өзі сұрап тұрғанына көз жеткіздім')}
      </label>
      <button className="btn btn--style-primary" type="button" disabled={busy || !isProven} onClick={onErase}>
        {say('Стереть навсегда', 'Біржола өшіру')}
      </button>
    </section>
  )
}
