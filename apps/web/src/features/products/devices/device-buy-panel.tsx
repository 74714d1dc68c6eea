import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { ButtonLink } from '@estu/ui/components/button-link'
import { ColourChoice } from '@estu/ui/product/colour-choice'
import type { ReactNode } from 'react'
import { CompareTick } from '@/components/compare-tick'
import type { InstalmentPlan } from '@/content/catalogue/list-instalment-plans'
import type { Device } from '@/content/types'
import { translator } from '@/i18n/translator'
import { BuyPanel } from '../buying/buy-panel'
import { CartForm } from '../buying/cart-form'
import { CartStepper } from '../buying/cart-stepper'
import { isSold } from '../buying/choices'
import { DevicePlans } from '../buying/device-plans'
import { ProductHeart } from '../product-heart'

type Props = {
  locale: Locale
  device: Device
  plans: readonly InstalmentPlan[]
  rating: string
  places: ReactNode
  writeHref: string
}

/** A device is fitted before it is bought: an appointment comes first, then the cart. */
export function DeviceBuyPanel({ locale, device, plans, rating, places, writeHref }: Props) {
  const t = translator(locale)
  const main = (
    <ButtonLink className="ctas__main" wide href={localisePath(locale, routes.appointment.path)}>
      {t('device.book')}
    </ButtonLink>
  )
  const heart = <ProductHeart locale={locale} product={device} className="iconbtn iconbtn--large" />
  return (
    <BuyPanel
      locale={locale}
      product={device}
      plans={plans}
      rating={rating}
      places={places}
      payment={<DevicePlans locale={locale} device={device} plans={plans} />}
      actions={
        <>
          {isSold(device) ? (
            <CartForm locale={locale} product={device} className="buy">
              <HowMany locale={locale} />
              <ColourChoice colours={device.colours} legend={t('product.colour')} />
              <div className="ctas">
                {main}
                <div className="ctas__more">
                  <button
                    className="btn btn--secondary"
                    type="submit"
                    aria-label={t('cart.addOf', { title: device.title })}
                  >
                    {t('cart.add')}
                  </button>
                  <CartStepper locale={locale} product={device} />
                  {heart}
                </div>
              </div>
            </CartForm>
          ) : (
            <div className="ctas">
              {main}
              <div className="ctas__more">
                <ButtonLink href={writeHref} tone="secondary">
                  {t('device.ask')}
                </ButtonLink>
                {heart}
              </div>
            </div>
          )}
          <CompareTick locale={locale} device={device} />
        </>
      }
    />
  )
}

/** Two aids are the usual case, and each is priced by itself. */
function HowMany({ locale }: { locale: Locale }) {
  const t = translator(locale)
  return (
    <div className="seg" role="group" aria-label={t('product.howMany')}>
      <label>
        <input type="radio" name="quantity" value="1" defaultChecked />
        {t('product.one')}
      </label>
      <label>
        <input type="radio" name="quantity" value="2" />
        {t('product.pair')}
      </label>
    </div>
  )
}
