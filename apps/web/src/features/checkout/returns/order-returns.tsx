import { formatDate } from '@estu/domain/locale/dates'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { orderPath } from '@estu/domain/routing/routes'
import { dotted } from '@estu/domain/text/typography/dotted'
import { withNoBreaks } from '@estu/domain/text/typography/with-no-breaks'
import { ButtonLink } from '@estu/ui/components/button-link'
import type { ReturnTerms, ShopperReturn } from '@/content/types'
import { type Translate, translator } from '@/i18n/translator'
import { WithdrawReturn } from './withdraw-return'

type Props = { locale: Locale; token: string; returns: readonly ShopperReturn[]; terms: ReturnTerms | null }

/** What was asked to be taken back and what was answered, and where to ask. */
export function OrderReturns({ locale, token, returns, terms }: Props) {
  const t = translator(locale)
  const isOpen = terms?.lines.some(({ quantity }) => quantity > 0) ?? false
  if (returns.length === 0 && !isOpen) return null
  return (
    <section aria-labelledby="returns">
      <h2 className="form-head" id="returns">
        {t('returns.title')}
      </h2>
      {returns.map((request) => (
        <Request key={request.id} locale={locale} request={request} t={t} />
      ))}
      {isOpen && (
        <p>
          <ButtonLink tone="secondary" href={`${localisePath(locale, orderPath(token))}?return=1`}>
            {t('returns.open')}
          </ButtonLink>
        </p>
      )}
    </section>
  )
}

function Request({ locale, request, t }: { locale: Locale; request: ShopperReturn; t: Translate }) {
  const goods = request.goods.map(({ title, quantity }) => `${title} × ${quantity}`).join('; ')
  return (
    <div className="stack">
      <p className="strong">{t(`returns.status.${request.status}`)}</p>
      <p className="muted">
        {dotted([
          withNoBreaks(formatDate(new Date(request.askedAt), locale, 'dayTime')),
          goods,
          t(`returns.reasons.${request.reason}`),
          t(`returns.wishes.${request.wish}`),
        ])}
      </p>
      {request.answer && <p>{request.answer}</p>}
      {request.status === 'asked' && <WithdrawReturn id={request.id} t={t} />}
    </div>
  )
}
