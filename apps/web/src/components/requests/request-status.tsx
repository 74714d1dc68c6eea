import type { Locale } from '@estu/domain/locale/locales'
import type { RequestStatus } from '@/content/types'
import { translator } from '@/i18n/translator'
import { nextWords } from './next-words'

/** How an order or a visit stands and what is next: all that is told to whoever has not shown that it is theirs. */
export function RequestStatusNote({ locale, request }: { locale: Locale; request: RequestStatus }) {
  const t = translator(locale)
  return (
    <>
      <p className="lead" role="status">
        {request.kind === 'order' ? t(`order.${request.status}`) : t(`visit.${request.status}`)}
      </p>
      <p>{nextWords(locale, request)}</p>
    </>
  )
}
