import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import { productPath } from '@estu/domain/routing/routes'
import { ModelName } from '@estu/ui/components/model-name'
import { Picture } from '@estu/ui/components/pictures/picture'
import { Link } from '@/components/link'
import type { QuotedLine } from '@/content/types'
import type { FormState } from '@/forms/state/form-state'
import { translator } from '@/i18n/translator'
import { LineNotices } from './line-notices'
import { QuantityStepper } from './quantity-stepper'
import { RemoveForm } from './remove-form'

type Props = { locale: Locale; line: QuotedLine; state: FormState | null }

/** A line of the cart: what it is, what it costs, what changed about it, and how many. */
export function CartRow({ locale, line, state }: Props) {
  const t = translator(locale)
  const { picture } = line
  return (
    <li>
      <div className="plate">{picture && <Picture picture={{ ...picture, alt: '' }} sizes="112px" />}</div>
      <div className="cart__name">
        {line.slug ? (
          <Link className="strong tap" href={localisePath(locale, productPath(line.section, line.slug))}>
            <span>
              <ModelName name={line.title} />
            </span>
          </Link>
        ) : (
          <p className="strong">{line.title || t('cart.gone')}</p>
        )}
      </div>
      <LinePrice locale={locale} line={line} />
      <div className="cart__tools">
        <LineNotices locale={locale} line={line} />
        {line.unitKzt !== null && <QuantityStepper locale={locale} line={line} state={state} />}
        <RemoveForm line={line} t={t} />
      </div>
    </li>
  )
}

/** What the line costs; where there are several, one of them too. */
function LinePrice({ locale, line: { unitKzt, quantity } }: Pick<Props, 'locale' | 'line'>) {
  if (unitKzt === null) return null
  return (
    <div className="price">
      <p className="price__now num">{formatTenge(unitKzt * quantity, locale)}</p>
      {quantity > 1 && (
        <p className="small muted num">{translator(locale)('cart.each', { price: formatTenge(unitKzt, locale) })}</p>
      )}
    </div>
  )
}
