'use client'

import { useTranslate } from '../../../admin/use-translate.ts'
import type { ErasedCounts } from './ask-personal-data.ts'

/** What went, what stays and why. */
export function ErasedReport({ erased }: { erased: ErasedCounts }) {
  const say = useTranslate()
  return (
    <section id="person-erased">
      <h2>{say('Стёрто', 'Өшірілді')}</h2>
      <ul>
        <li>{say(`Удалено обращений: ${erased.feedbackDeleted}`, `Жойылған өтініштер: ${erased.feedbackDeleted}`)}</li>
        <li>
          {say(`Удалено ожиданий времени: ${erased.waitsDeleted}`, `Жойылған уақыт күтулер: ${erased.waitsDeleted}`)}
        </li>
        <li>{say(`Удалено отзывов: ${erased.reviewsDeleted}`, `Жойылған пікірлер: ${erased.reviewsDeleted}`)}</li>
        <li>
          {say(
            `Заказов осталось без имени, для учёта: ${erased.ordersAnonymised}`,
            `Есеп үшін аты-жөнінсіз қалған тапсырыстар: ${erased.ordersAnonymised}`,
          )}
        </li>
        <li>
          {say(
            `Приёмов осталось без имени, для календаря: ${erased.visitsAnonymised}`,
            `Күнтізбе үшін аты-жөнінсіз қалған қабылдаулар: ${erased.visitsAnonymised}`,
          )}
        </li>
        <li>
          {say(
            `Ещё идут, имя сотрётся по окончании: ${erased.waiting}`,
            `Әлі аяқталмаған, аты-жөні аяқталғанда өшіріледі: ${erased.waiting}`,
          )}
        </li>
      </ul>
    </section>
  )
}
