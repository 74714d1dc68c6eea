import { type Locale, localisePath } from '@estu/domain/locale/locales'
import type { RepeatedOrder } from '@estu/domain/orders/repeat-order'
import { routes } from '@estu/domain/routing/routes'
import { ButtonLink } from '@estu/ui/components/button-link'
import { Notice } from '@estu/ui/components/notice'
import { type Translate, translator } from '@/i18n/translator'

/** Puts an order into the cart again. */
export function RepeatOrder({ t, order }: { t: Translate; order: { id: string; reference: string } }) {
  return (
    <form method="post">
      <input type="hidden" name="intent" value="repeat" />
      <input type="hidden" name="order" value={order.id} />
      <button
        className="btn btn--secondary btn--s"
        type="submit"
        aria-label={t('account.repeatOf', { reference: order.reference })}
      >
        {t('account.repeat')}
      </button>
    </form>
  )
}

/** What of a repeated order could not be had, and the way to the cart with the rest. */
export function RepeatOutcome({ locale, repeated }: { locale: Locale; repeated: RepeatedOrder }) {
  const t = translator(locale)
  const { gone, short, withoutRoom } = repeated
  const texts = [
    gone.length > 0 ? t('account.repeatGone', { titles: gone.join(', ') }) : '',
    ...short.map(({ title, left }) => t('account.repeatShort', { title, left })),
    withoutRoom.length > 0 ? t('account.repeatWithoutRoom', { titles: withoutRoom.join(', ') }) : '',
  ].filter(Boolean)
  if (texts.length === 0) return null
  return (
    <div className="form" role="status">
      <Notice tone="attention" title={t('account.repeatTitle')} text={texts.join(' ')} />
      {repeated.cart.length > 0 && (
        <p>
          <ButtonLink href={localisePath(locale, routes.cart.path)}>{t('account.repeatCart')}</ButtonLink>
        </p>
      )}
    </div>
  )
}
