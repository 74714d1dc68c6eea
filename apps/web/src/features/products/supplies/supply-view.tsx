import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { NextStep } from '@estu/ui/sections/next-step'
import type { ReactNode } from 'react'
import type { Supply, SupplyCard } from '@/content/types'
import { translator } from '@/i18n/translator'
import { CartStepper } from '../buying/cart-stepper'
import { isSold } from '../buying/choices'
import { Places } from '../buying/places'
import { ProductDock } from '../buying/product-dock'
import { ProductRows } from '../product-rows'
import { type ProductAround, ProductView } from '../product-view'
import { ImplantNotices } from './implant-notices'
import { buyFormId, NotSoldAction, SupplyBuyPanel } from './supply-buy-panel'
import { supplyPlain } from './supply-plain'
import { supplySpecs } from './supply-specs'

type Props = {
  locale: Locale
  supply: Supply
  around: ProductAround
  /** What goes with it. */
  fitting: readonly SupplyCard[]
  /** Things like it. */
  similar?: ReactNode
}

/** The page of an implant item, a consumable or an accessory. */
export function SupplyView({ locale, supply, around, fitting, similar }: Props) {
  const t = translator(locale)
  const { plans, rating, writeHref, reviews } = around
  return (
    <ProductView
      locale={locale}
      product={supply}
      around={around}
      specs={supplySpecs(supply, locale, t)}
      plain={supplyPlain(supply, t)}
      notices={<ImplantNotices supply={supply} t={t} />}
      reviews={reviews}
      similar={similar}
      buy={
        <SupplyBuyPanel
          locale={locale}
          supply={supply}
          rating={rating}
          writeHref={writeHref}
          places={<Places locale={locale} product={supply} around={around} />}
        />
      }
      next={<SupplyNextStep locale={locale} supply={supply} writeHref={writeHref} />}
      dock={
        <ProductDock
          locale={locale}
          product={supply}
          plans={[]}
          action={
            isSold(supply) ? (
              <div>
                <button className="btn btn--primary" type="submit" form={buyFormId(supply)}>
                  {t('cart.add')}
                </button>
                <CartStepper locale={locale} product={supply} />
              </div>
            ) : (
              <NotSoldAction locale={locale} supply={supply} writeHref={writeHref} />
            )
          }
        />
      }
    >
      <ProductRows locale={locale} title={t('goods.fitsDevices')} products={supply.fitsDevices} plans={plans} />
      <ProductRows locale={locale} title={t('goods.fitsImplants')} products={supply.fitsImplants} plans={plans} />
      <ProductRows locale={locale} title={t('goods.fitting')} products={fitting} plans={plans} />
    </ProductView>
  )
}

function SupplyNextStep({ locale, supply, writeHref }: { locale: Locale; supply: Supply; writeHref: string }) {
  const t = translator(locale)
  if (supply.section !== 'implants') {
    return (
      <NextStep
        title={t('product.doesItFit')}
        text={t('product.doesItFitText')}
        main={{ label: t('device.ask'), href: writeHref }}
      />
    )
  }
  return (
    <NextStep
      title={t('product.consultFirst')}
      text={t('product.consultFirstText')}
      main={{ label: t('goods.bookConsultation'), href: localisePath(locale, routes.appointment.path) }}
      other={{ label: t('device.ask'), href: writeHref }}
    />
  )
}
