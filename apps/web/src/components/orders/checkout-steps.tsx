import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { FlowSteps } from '@estu/ui/components/flow-steps'
import { translator } from '@/i18n/translator'

/** Cart, contacts, review. */
export function CheckoutSteps({ locale, current }: { locale: Locale; current: number }) {
  const t = translator(locale)
  const labels = [t('cart.title'), t('checkout.title'), t('checkout.review')]
  const hrefs = [routes.cart.path, routes.checkout.path]
  return (
    <FlowSteps
      label={t('checkout.steps')}
      position={t('form.step', { number: current + 1, count: labels.length })}
      current={current}
      steps={labels.map((label, index) => ({ label, href: hrefs[index] && localisePath(locale, hrefs[index]) }))}
    />
  )
}
