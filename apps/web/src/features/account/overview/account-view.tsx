import { formatDate } from '@estu/domain/locale/dates'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import { accountPath, appointmentPath, orderPath, routes } from '@estu/domain/routing/routes'
import { ButtonLink } from '@estu/ui/components/button-link'
import { ChoiceField, TextField } from '@estu/ui/components/form-fields'
import { Notice } from '@estu/ui/components/notice'
import { contactLabels, problemOf } from '@/components/contact-fields'
import { FormProblems } from '@/components/form-frame'
import { Link } from '@/components/link'
import type { Account } from '@/content/customer/get-account'
import type { FormState } from '@/forms/form-state'
import { valueOr } from '@/forms/read-form-state'
import { translator } from '@/i18n/translator'
import { type FormProps, oneOf } from './form-props'
import { SessionKeeper } from './session-keeper'

type Customer = { id: string; name: string; email: string; phone: string; language: Locale; emailConfirmed: boolean }
type Props = {
  locale: Locale
  customer: Customer
  account: Account
  state: FormState | null
  query: FormProps['query']
}

/** The owner's own page: what they ordered and booked, who they are, and how to leave. */
export function AccountView(props: Props) {
  const { locale, customer, account, state, query } = props
  const t = translator(locale)
  const warranties = account.orders.flatMap((order) => order.warranties)
  const labels = { ...contactLabels(t), language: t('account.language'), 'delete-password': t('auth.password') }
  return (
    <div className="page form-page">
      <SessionKeeper signInHref={localisePath(locale, `${routes.signIn.path}?ended=1`)} />
      <header className="stack stack--tight">
        <h1>{t('account.title')}</h1>
        <p className="lead">{t('account.hello', { name: customer.name })}</p>
        <p className="btns">
          <ButtonLink tone="quiet" href={localisePath(locale, routes.signOut.path)}>
            {t('auth.leave')}
          </ButtonLink>
        </p>
      </header>
      <FormProblems locale={locale} state={state} labels={labels} />
      {oneOf(query, 'saved') === '1' && <Notice tone="calm" text={t('account.saved')} />}
      {oneOf(query, 'confirmed') === '1' && <Notice tone="calm" text={t('account.confirmed')} />}
      {!customer.emailConfirmed && (
        <form method="post" className="form">
          <Notice tone="attention" text={t('account.confirmEmail')} />
          <p>
            <button className="btn btn--secondary" type="submit" name="intent" value="confirm">
              {t('account.sendAgain')}
            </button>
          </p>
        </form>
      )}
      <section aria-labelledby="orders" className="form">
        <h2 id="orders">{t('account.orders')}</h2>
        {account.orders.length === 0 && <p>{t('account.noOrders')}</p>}
        <ul className="plainlist">
          {account.orders.map((order) => (
            <li key={order.id}>
              <Link className="link tap" href={localisePath(locale, orderPath(order.token))}>
                {order.reference}
              </Link>{' '}
              <span className="num">
                {formatDate(new Date(order.placedAt), locale, 'day')} · {formatTenge(order.totalKzt, locale)} ·{' '}
                {t(`order.${order.status}`)}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="visits" className="form">
        <h2 id="visits">{t('account.visits')}</h2>
        {account.visits.length === 0 && <p>{t('account.noVisits')}</p>}
        <ul className="plainlist">
          {account.visits.map((visit) => (
            <li key={visit.id}>
              <Link className="link tap" href={localisePath(locale, appointmentPath(visit.token))}>
                {formatDate(new Date(visit.startsAt), locale, 'dayTime')}
              </Link>{' '}
              <span>
                {visit.service} · {t(`visit.${visit.status}`)}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="devices" className="form">
        <h2 id="devices">{t('account.devices')}</h2>
        {warranties.length === 0 && <p>{t('account.noDevices')}</p>}
        <ul className="plainlist">
          {warranties.map(({ title, until }) => (
            <li key={`${title}-${until}`}>
              {title}{' '}
              <span className="muted num">
                {t('account.until', { date: formatDate(new Date(until), locale, 'day') })}
              </span>
            </li>
          ))}
        </ul>
        <p>
          <Link className="link tap" href={localisePath(locale, routes.favourites.path)}>
            {t('account.marked')}
          </Link>
        </p>
      </section>
      <Profile {...props} labels={labels} />
      <section aria-labelledby="data" className="form">
        <h2 id="data">{t('account.data')}</h2>
        <p className="hint">{t('account.exportHint')}</p>
        <p>
          <ButtonLink tone="secondary" href={`${localisePath(locale, accountPath(customer.id))}/export`}>
            {t('account.export')}
          </ButtonLink>
        </p>
        <h3>{t('account.delete')}</h3>
        <p>{t('account.deleteText')}</p>
        <form method="post" className="form">
          <input type="hidden" name="intent" value="delete" />
          <TextField
            id="delete-password"
            name="password"
            type="password"
            autoComplete="current-password"
            label={t('account.deleteConfirm')}
            error={problemOf(t, state, 'delete-password')}
          />
          <p>
            <button className="btn btn--secondary" type="submit">
              {t('account.deleteButton')}
            </button>
          </p>
        </form>
      </section>
    </div>
  )
}

function Profile({
  locale,
  customer,
  state,
  labels,
}: Props & { labels: Record<'name' | 'phone' | 'language', string> }) {
  const t = translator(locale)
  return (
    <section aria-labelledby="profile" className="form">
      <h2 id="profile">{t('account.profile')}</h2>
      <p className="muted">{customer.email}</p>
      <form method="post" className="form">
        <input type="hidden" name="intent" value="profile" />
        <TextField
          id="name"
          autoComplete="name"
          required
          label={labels.name}
          value={valueOr(state, 'name', customer.name)}
          error={problemOf(t, state, 'name')}
        />
        <TextField
          id="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          label={labels.phone}
          hint={t('form.phoneHint')}
          value={valueOr(state, 'phone', customer.phone)}
          error={problemOf(t, state, 'phone')}
        />
        <ChoiceField
          id="language"
          legend={labels.language}
          compact
          value={valueOr(state, 'language', customer.language)}
          error={problemOf(t, state, 'language')}
          choices={(['ru', 'kk'] as const).map((language) => ({ value: language, label: t(`visit.${language}`) }))}
        />
        <p>
          <button className="btn btn--primary" type="submit">
            {t('account.save')}
          </button>
        </p>
      </form>
    </section>
  )
}
