import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { brandPath, routes } from '@estu/domain/routing/routes'
import { ButtonLink } from '@estu/ui/components/button-link'
import { Icon } from '@estu/ui/components/icon'
import { InstalmentPlans } from '@estu/ui/components/instalment-plans'
import { AddToCart } from '@/components/add-to-cart'
import { FavouriteButton } from '@/components/favourite-button'
import { Link } from '@/components/link'
import { listInstalmentPlans } from '@/content/catalogue/list-instalment-plans'
import type { Device } from '@/content/types'
import { type Translate, translator } from '@/i18n/translator'
import { DevicePrice } from './device-price'
import { planChoices } from './plan-choices'

/** Name, price and what a shopper can do next. */
export async function BuyPanel({ locale, device }: { locale: Locale; device: Device }) {
  const t = translator(locale)
  const plans = await listInstalmentPlans(locale)
  return (
    <div className="buy">
      <div className="stack stack--tight">
        {device.brand && (
          <p>
            <Link className="link tap" href={localisePath(locale, brandPath(device.brand.slug))}>
              {device.brand.name}
            </Link>
          </p>
        )}
        <h1>{device.title}</h1>
        <p className="lead">{device.summary}</p>
      </div>
      <DevicePrice locale={locale} device={device} large />
      {device.isDemo && <p className="demo-note">{t('devices.demoNote')}</p>}
      <Colours device={device} t={t} />
      <div className="btns">
        <ButtonLink href={localisePath(locale, routes.appointment.path)}>{t('device.book')}</ButtonLink>
        {isSold(device) && (
          <AddToCart
            locale={locale}
            section="devices"
            id={device.id}
            title={device.title}
            priceKzt={device.priceKzt ?? null}
            quiet
          />
        )}
        <FavouriteButton
          className="iconbtn iconbtn--large"
          product={{ id: device.id, attributes: { slug: device.slug, title: device.title } }}
          categoryPath="apparaty"
          words={{
            add: t('devices.addFavourite', { title: device.title }),
            remove: t('devices.removeFavourite', { title: device.title }),
          }}
        />
      </div>
      <InstalmentPlans
        plans={planChoices(device, plans, locale)}
        legend={t('device.instalmentLegend')}
        name={t('device.instalment')}
      />
      <ul className="ticks" role="list">
        <li>
          <Icon name="pin" />
          <span>{t(`availability.${device.availability}`)}</span>
        </li>
        {device.warrantyMonths && (
          <li>
            <Icon name="shield" />
            <span>{t('device.warranty', { months: device.warrantyMonths })}</span>
          </li>
        )}
        <li>
          <Icon name="info" />
          <span>{t('device.noReturn')}</span>
        </li>
      </ul>
    </div>
  )
}

/** What may be ordered at once; the server decides again. */
const isSold = ({ priceKzt, availability }: Device) =>
  priceKzt !== null && (availability === 'in_stock' || availability === 'to_order')

function Colours({ device, t }: { device: Device; t: Translate }) {
  if (device.colours.length === 0) return null
  return (
    <div className="stack stack--tight">
      <p className="strong">{t('device.colours')}</p>
      <ul className="swatches--shown" role="list">
        {device.colours.map(({ name, hex }) => (
          <li key={name}>
            <i style={{ background: hex }} aria-hidden="true" />
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}
