import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { ButtonLink } from '@estu/ui/components/button-link'
import { KeyFacts } from '@estu/ui/components/key-facts'
import { NextStep } from '@estu/ui/sections/next-step'
import type { ReactNode } from 'react'
import type { Device, ProductCard } from '@/content/types'
import { translator } from '@/i18n/translator'
import { Places } from '../buying/places'
import { ProductDock } from '../buying/product-dock'
import { ProductRows } from '../product-rows'
import { type ProductAround, ProductView } from '../product-view'
import { DeviceBuyPanel } from './device-buy-panel'
import { DeviceFit } from './device-fit'
import { devicePlain } from './device-plain'
import { deviceSpecs } from './device-specs'
import { keyFactsOf } from './key-facts-of'

/** The finder of supplies with this device chosen; with a brand it also leads back to the brand's models. */
const fittingPath = ({ slug, brand }: Device): string =>
  `${routes.fittingSupplies.path}?${new URLSearchParams({ ...(brand && { brand: brand.slug }), device: slug })}`

type Props = {
  locale: Locale
  device: Device
  around: ProductAround
  /** What goes with it. */
  fitting: readonly ProductCard[]
  /** Devices like it. */
  similar?: ReactNode
  /** A sentence in noise, to hear what a device is for. */
  listening?: ReactNode
}

/** A hearing aid's page: what it looks like, what it costs, whom it fits, what it can do. */
export function DeviceView({ locale, device, around, fitting, similar, listening }: Props) {
  const t = translator(locale)
  const { plans, rating, writeHref } = around
  const appointment = localisePath(locale, routes.appointment.path)
  return (
    <ProductView
      locale={locale}
      product={device}
      around={around}
      specs={deviceSpecs(device, locale, t)}
      plain={devicePlain(device, t)}
      keyFacts={<KeyFacts facts={keyFactsOf(device, t)} />}
      fit={
        <>
          <DeviceFit locale={locale} device={device} writeHref={writeHref} />
          {listening}
        </>
      }
      reviews={around.reviews}
      similar={similar}
      buy={
        <DeviceBuyPanel
          locale={locale}
          device={device}
          plans={plans}
          rating={rating}
          writeHref={writeHref}
          places={<Places locale={locale} product={device} around={around} />}
        />
      }
      next={
        <NextStep
          title={t('product.tryFirst')}
          text={t('product.tryFirstText')}
          main={{ label: t('device.book'), href: appointment }}
          other={{ label: t('device.ask'), href: writeHref }}
        />
      }
      dock={
        <ProductDock
          locale={locale}
          product={device}
          plans={plans}
          action={<ButtonLink href={appointment}>{t('product.bookShort')}</ButtonLink>}
        />
      }
    >
      <ProductRows
        locale={locale}
        title={t('device.fitting')}
        products={fitting}
        plans={plans}
        all={{ label: t('device.allFitting'), href: localisePath(locale, fittingPath(device)) }}
      />
    </ProductView>
  )
}
