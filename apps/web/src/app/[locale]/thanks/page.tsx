import type { MessageChannel } from '@estu/domain/contacts/message-channel'
import { formatDate } from '@estu/domain/locale/dates'
import { type Locale, locales, localisePath } from '@estu/domain/locale/locales'
import { heldUntil } from '@estu/domain/orders/held-until'
import { linkDays } from '@estu/domain/orders/links/link-term'
import { appointmentPath, orderPath, routes } from '@estu/domain/routing/routes'
import { ButtonLink } from '@estu/ui/components/button-link'
import { cache } from 'react'
import { taskMetadata } from '@/app/metadata/fixed-page-metadata'
import { Link } from '@/components/link'
import { NothingTaken } from '@/components/orders/nothing-taken'
import { OrderSummary } from '@/components/orders/order-summary'
import { SendLink } from '@/components/requests/send-link'
import { VisitRoad } from '@/components/requests/visit-road'
import { WayToBranch } from '@/components/requests/way-to-branch'
import { WithReference } from '@/components/requests/with-reference'
import { getAppointment } from '@/content/clinic/get-appointment'
import { listBranches } from '@/content/clinic/list-branches'
import { getOrder } from '@/content/customer/get-order'
import { getReadyChannels } from '@/content/customer/get-ready-channels'
import type { AppointmentDetails, Branch, ShopperOrder } from '@/content/types'
import { ForgetSession } from '@/features/account/forget-session'
import { OrderHistory } from '@/features/checkout/order-history'
import { type Translate, translator } from '@/i18n/translator'
import { SiteFrame } from '@/layout/site-frame'
import { confirmationCopy } from '@/lib/notification-copy'
import { localeOf } from '@/lib/params'
import { accessTo, visitAccess } from '@/session/link-access'
import { visitorCookies } from '@/session/visitor'

export const instant = false

type Query = Partial<Record<'for' | 'link' | 'number' | 'result', string | undefined>>
type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Query> }

/** What was taken, or that nothing was: a tab is found again by it. */
export async function generateMetadata({ params, searchParams }: Props) {
  const locale = localeOf(await params)
  const words = locale && (await wordsFor(locale, await searchParams))
  return taskMetadata(params, routes.thanks.path, (t) => words?.title ?? t('thanks.nothing'))
}

export default async function ThanksPage({ params, searchParams }: Props) {
  const locale = localeOf(await params)
  if (!locale) return null
  const query = await searchParams
  const words = await wordsFor(locale, query)
  const forget = query.for === 'deleted'
  return (
    <SiteFrame locale={locale} path={routes.thanks.path} languages={locales} layout="focus">
      <div className={words ? 'page flow-page' : 'page form-page'}>
        {forget && <ForgetSession isDeleted />}
        {words ? <Thanks locale={locale} {...words} /> : <NothingTaken locale={locale} />}
      </div>
    </SiteFrame>
  )
}

function Thanks({ locale, title, texts, ...words }: Words & { locale: Locale }) {
  const { notes, branch, order, visit, booked, preparation, ready } = words
  return (
    <>
      <header className="stack stack--tight">
        <h1>{title}</h1>
        {texts.map((text) => (
          <p key={text} className="lead">
            <WithReference text={text} />
          </p>
        ))}
      </header>
      <div className="flow">
        <div className="flow__main">
          <WaysOn locale={locale} {...words} />
          {notes && notes.length > 0 && (
            <div className="stack stack--tight">
              {notes.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
          )}
          {order && <OrderHistory locale={locale} order={order} />}
          {visit && <VisitRoad locale={locale} visit={visit} ready={ready ?? []} booked={booked} />}
          {preparation && (
            <section aria-labelledby="preparation" className="stack stack--tight">
              <h2 className="form-head" id="preparation">
                {translator(locale)('services.preparation')}
              </h2>
              <p>{preparation}</p>
            </section>
          )}
        </div>
        {(order || branch) && (
          <div className="flow__side">
            {order && (
              <OrderSummary
                locale={locale}
                lines={order.lines}
                totals={order}
                delivers={order.receiving === 'delivery'}
              />
            )}
            <WayToBranch locale={locale} branch={branch} />
          </div>
        )}
      </div>
    </>
  )
}

/** Where to go from here: the page of what was taken, the calendar, one's own WhatsApp, home. */
function WaysOn({ locale, link, sent, calendar }: Pick<Words, 'link' | 'sent' | 'calendar'> & { locale: Locale }) {
  const t = translator(locale)
  return (
    <div className="stack stack--tight">
      <div className="btns">
        {link && <ButtonLink href={localisePath(locale, link.path)}>{link.label}</ButtonLink>}
        {calendar && (
          <ButtonLink tone="secondary" href={localisePath(locale, calendar)}>
            {t('visit.calendar')}
          </ButtonLink>
        )}
        {sent && <SendLink locale={locale} {...sent} />}
        <ButtonLink tone="quiet" href={localisePath(locale, '/')}>
          {t('thanks.home')}
        </ButtonLink>
      </div>
      {link && (
        <p>
          <Link className="link tap" href={localisePath(locale, routes.findRequest.path)}>
            {t('findRequest.link')}
          </Link>
        </p>
      )}
    </div>
  )
}

type Words = {
  title: string
  /** What was taken, first. */
  texts: string[]
  /** What else there is to know of it. */
  notes?: string[]
  link?: { path: string; label: string }
  /** The address of the visit as a calendar's file. */
  calendar?: string
  preparation?: string
  /** Where to come to. */
  branch?: Branch | undefined
  /** Whose link can be sent to oneself. */
  sent?: { of: 'order' | 'appointment'; token: string; number: string }
  /** What was ordered, and what happens to it next. */
  order?: ShopperOrder
  /** What was booked, what comes right after that, and what messages go by at present. */
  visit?: AppointmentDetails
  booked?: string[]
  ready?: readonly MessageChannel[]
}

/** @returns null where nothing was taken: the address was typed, or a link was cut short. */
const wordsFor = (locale: Locale, query: Query) => wordsOnce(locale, query.for, query.link, query.number, query.result)

/** Once a visit: a title that is asked for apart may come after the head that it belongs into. */
const wordsOnce = cache(
  async (locale: Locale, ...[of, link, number, result]: (string | undefined)[]): Promise<Words | null> =>
    findWords(locale, { for: of, link, number, result }),
)

async function findWords(locale: Locale, query: Query): Promise<Words | null> {
  const t = translator(locale)
  const token = typeof query.link === 'string' ? query.link : ''
  const cookies = await visitorCookies()
  const order = query.for === 'order' ? await getOrder(token) : null
  const visit = query.for === 'appointment' ? await getAppointment(token) : null
  if (order && (await accessTo('order', order, cookies)) === 'whole') {
    return {
      title: t('thanks.order'),
      texts: [t('thanks.orderText', { number: order.reference })],
      notes: [
        ...confirmationCopy('order', { t, to: order.contact, ready: await getReadyChannels() }),
        t('order.held', { until: formatDate(heldUntil(order.placedAt), locale, 'dayTime') }),
        ...(order.deliveryDays ? [`${t('order.deliveryDays')}: ${order.deliveryDays}`] : []),
        t('order.keep', { days: linkDays }),
      ],
      link: { path: orderPath(token), label: t('thanks.orderLink') },
      sent: { of: 'order', token, number: order.reference },
      order,
      branch: order.receiving === 'pickup' ? await branchOf(locale, order.branchId) : undefined,
    }
  }
  if (visit && (await visitAccess(visit, cookies)) === 'whole') {
    const start = new Date(visit.startsAt)
    const ready = await getReadyChannels()
    return {
      title: t('thanks.appointment'),
      texts: [
        t('thanks.appointmentText', { when: formatDate(start, locale, 'weekdayTime'), number: visit.reference }),
        `${visit.branch}, ${visit.address}`,
      ],
      notes: [
        ...(visit.hasResult ? [t('thanks.resultAttached')] : []),
        ...(query.result === 'left-out' ? [t('thanks.resultLeftOut')] : []),
      ],
      visit,
      booked: confirmationCopy('appointment', { t, to: visit, ready }),
      ready,
      link: { path: appointmentPath(token), label: t('thanks.appointmentLink') },
      sent: { of: 'appointment', token, number: visit.reference },
      calendar: `${appointmentPath(token)}/calendar.ics`,
      preparation: visit.preparation,
      branch: await branchOf(locale, visit.branchId),
    }
  }
  // Whose browser did not send it is told nothing here: the page itself asks.
  if (order) return { title: t('thanks.plain'), texts: [], link: { path: orderPath(token), label: t('thanks.more') } }
  if (visit)
    return { title: t('thanks.plain'), texts: [], link: { path: appointmentPath(token), label: t('thanks.more') } }
  return told(t, query)
}

const branchOf = async (locale: Locale, id: string | null) =>
  (await listBranches(locale)).find((branch) => branch.id === id)

/** What is told after a form that leads nowhere. */
function told(t: Translate, query: Query): Words | null {
  if (query.for === 'feedback') {
    const known = /^F-[0-9A-Z]{4}-[0-9A-Z]{4}$/.test(query.number ?? '')
    const number = known ? [t('thanks.feedbackNumber', { number: query.number ?? '' })] : []
    return { title: t('thanks.feedback'), texts: [t('thanks.feedbackText'), ...number] }
  }
  if (query.for === 'review') return { title: t('thanks.review'), texts: [t('thanks.reviewText')] }
  if (query.for === 'account') return { title: t('thanks.account'), texts: [t('thanks.accountText')] }
  if (query.for === 'deleted') return { title: t('account.deleted'), texts: [] }
  return null
}
