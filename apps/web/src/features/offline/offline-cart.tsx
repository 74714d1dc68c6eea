import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { messagesOf, translator } from '@/i18n/translator'
import { CartLines } from './cart-lines'
import { WaysBack } from './ways-back'

/** The cart while there is no network: what lies in it. */
export function OfflineCart({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const words = messagesOf(locale).offline
  return (
    <div className="page flow-page">
      <header className="stack stack--tight">
        <h1>{t('cart.title')}</h1>
        <p className="lead">{t('offline.cartLead')}</p>
      </header>
      <CartLines locale={locale} words={words} />
      <WaysBack home={localisePath(locale, '/')} words={words} />
    </div>
  )
}
