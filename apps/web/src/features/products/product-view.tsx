import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { brandPath, routes } from '@estu/domain/routing/routes'
import { Accordion } from '@estu/ui/components/accordion'
import { ButtonLink } from '@estu/ui/components/button-link'
import { Gallery } from '@estu/ui/components/gallery'
import { Icon } from '@estu/ui/components/icon'
import { Notice } from '@estu/ui/components/notice'
import { Price } from '@estu/ui/components/price'
import { SpecList } from '@estu/ui/components/spec-list'
import type { ReactNode } from 'react'
import { AddToCart } from '@/components/add-to-cart'
import { Link } from '@/components/link'
import { RichTextView } from '@/components/rich-text'
import type { Product } from '@/content/types'
import { translator } from '@/i18n/translator'
import { Crumbs } from '@/layout/crumbs'
import { ProductCards, ProductHeart } from './product-cards'
import { priceOf, productBadges } from './product-labels'
import { productSpecs } from './product-specs'

type Props = {
  locale: Locale
  item: Product
  /** Where a message can be written. */
  writeHref: string
  /** Devices that the item fits, as cards. */
  fits: ReactNode
  children?: ReactNode
}

/** The page of an implant item, a consumable or an accessory. */
export function ProductView({ locale, item, writeHref, fits, children }: Props) {
  const t = translator(locale)
  return (
    <>
      <Crumbs
        locale={locale}
        trail={[{ label: t(`${item.section}.title`), href: routes[item.section].path }, { label: item.title }]}
      />
      <div className="page product">
        <Gallery
          pictures={item.pictures}
          label={t('goods.gallery')}
          showLabel={(index) => t('device.picture', { number: index + 1 })}
          badges={
            <div className="card__badges">
              {productBadges(item, t).map(({ label }) => (
                <span key={label} className="badge">
                  {label}
                </span>
              ))}
            </div>
          }
        />
        <Buy locale={locale} item={item} writeHref={writeHref} />
      </div>
      {item.description && (
        <section className="section">
          <div className="page">
            <h2 className="gap-below">{t('goods.description')}</h2>
            <RichTextView text={item.description} locale={locale} />
            {item.candidacy && <Notice tone="calm" title={t('implants.candidacy')} text={item.candidacy} />}
            {item.mriNote && <Notice tone="attention" title={t('implants.mri')} text={item.mriNote} />}
          </div>
        </section>
      )}
      <section className="section">
        <div className="page">
          <h2 className="gap-below">{t('device.specs')}</h2>
          <SpecList groups={productSpecs(item, locale, t)} />
          {item.inTheBox.length > 0 && (
            <div className="prose">
              <h3>{t('device.inTheBox')}</h3>
              <ul>
                {item.inTheBox.map((thing) => (
                  <li key={thing}>{thing}</li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </section>
      {item.faq.length > 0 && (
        <section className="section">
          <div className="page narrow">
            <h2 className="gap-below">{t('goods.faq')}</h2>
            <Accordion
              openFirst
              items={item.faq.map(({ question, answer }) => ({ question, answer: <p>{answer}</p> }))}
            />
          </div>
        </section>
      )}
      {item.fitsDevices.length > 0 && (
        <section className="section">
          <div className="page">
            <h2 className="gap-below">{t('goods.fitsDevices')}</h2>
            {fits}
          </div>
        </section>
      )}
      {item.fitsGoods.length > 0 && (
        <section className="section">
          <div className="page">
            <h2 className="gap-below">{t('goods.fitsImplants')}</h2>
            <ProductCards locale={locale} goods={item.fitsGoods} />
          </div>
        </section>
      )}
      {children}
    </>
  )
}

/** What may be ordered at once; the server decides again. */
const isSold = ({ priceKzt, availability, byConsultation }: Product) =>
  priceKzt !== null && availability !== 'out_of_stock' && !byConsultation

function Buy({ locale, item, writeHref }: Pick<Props, 'locale' | 'item' | 'writeHref'>) {
  const t = translator(locale)
  return (
    <div className="buy">
      <div className="stack stack--tight">
        {item.brand && (
          <p>
            <Link className="link tap" href={localisePath(locale, brandPath(item.brand.slug))}>
              {item.brand.name}
            </Link>
          </p>
        )}
        <h1>{item.title}</h1>
        <p className="lead">{item.summary}</p>
      </div>
      <Price {...priceOf(item, locale)} large />
      {item.isDemo && <p className="demo-note">{t('devices.demoNote')}</p>}
      <div className="btns">
        {isSold(item) && (
          <AddToCart
            locale={locale}
            section={item.section}
            id={item.id}
            title={item.title}
            priceKzt={item.priceKzt ?? null}
          />
        )}
        {item.byConsultation ? (
          <ButtonLink href={localisePath(locale, routes.appointment.path)}>{t('goods.bookConsultation')}</ButtonLink>
        ) : (
          <ButtonLink href={writeHref} tone={isSold(item) ? 'secondary' : 'primary'}>
            {t('device.ask')}
          </ButtonLink>
        )}
        <ProductHeart item={item} locale={locale} className="iconbtn iconbtn--large" />
      </div>
      <ul className="ticks" role="list">
        <li>
          <Icon name="pin" />
          <span>{t(`goodsAvailability.${item.availability}`)}</span>
        </li>
        {item.warrantyMonths ? (
          <li>
            <Icon name="shield" />
            <span>{t('device.warranty', { months: item.warrantyMonths })}</span>
          </li>
        ) : null}
        <li>
          <Icon name="info" />
          <span>{t(item.returnPolicy === '14_days' ? 'goods.return14' : 'goods.noReturn')}</span>
        </li>
      </ul>
    </div>
  )
}
