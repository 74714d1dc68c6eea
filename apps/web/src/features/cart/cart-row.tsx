import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import { productPath } from '@estu/domain/routing/routes'
import { ModelName } from '@estu/ui/components/model-name'
import { Link } from '@/components/link'
import type { PricedCartLine } from '@/content/types'
import type { FormState } from '@/forms/form-state'
import { translator } from '@/i18n/translator'
import { LineNotices } from './line-notices'
import { QuantityForm } from './quantity-form'
import { RemoveForm } from './remove-form'

type Props = { locale: Locale; line: PricedCartLine; state: FormState | null }

/** A line of the cart: what it is, what it costs, what changed about it, and how many. */
export function CartRow({ locale, line, state }: Props) {
  const t = translator(locale)
  return (
    <li>
      <div>
        {line.slug ? (
          <Link className="link strong tap" href={localisePath(locale, productPath(line.section, line.slug))}>
            <span>
              <ModelName name={line.title} />
            </span>
          </Link>
        ) : (
          <p className="strong">{line.title || t('cart.gone')}</p>
        )}
        {line.unitKzt !== null && (
          <p className="small muted num">{t('cart.each', { price: formatTenge(line.unitKzt, locale) })}</p>
        )}
      </div>
      <p className="strong num">{line.unitKzt !== null && formatTenge(line.unitKzt * line.quantity, locale)}</p>
      <LineNotices locale={locale} line={line} />
      <div className="cart__tools">
        <QuantityForm locale={locale} line={line} state={state} />
        <RemoveForm line={line} t={t} />
      </div>
    </li>
  )
}
