import { type Locale, localisePath } from '@estu/domain/locale/locales'
import type { RepeatedOrder } from '@estu/domain/orders/repeat-order'
import { routes } from '@estu/domain/routing/routes'
import { Notice } from '@estu/ui/components/notice'
import { contactLabels } from '@/components/contact-labels'
import { FormProblems } from '@/components/form-frame'
import type { Account } from '@/content/customer/get-account'
import type { FormState } from '@/forms/state/form-state'
import { translator } from '@/i18n/translator'
import { type FormProps, oneOf } from '../form-props'
import { SessionKeeper } from '../session-keeper'
import { AccountData } from './account-data'
import { AccountDevices } from './account-devices'
import { AccountHeader } from './account-header'
import { AccountOrders } from './account-orders'
import { AccountProfile } from './account-profile'
import { AccountVisits } from './account-visits'
import { ConfirmEmail } from './confirm-email'
import type { Customer } from './customer'
import { RepeatOutcome } from './repeat-order'

type Props = {
  locale: Locale
  customer: Customer
  account: Account
  state: FormState | null
  query: FormProps['query']
  /** What came of repeating an order just now. */
  repeated: RepeatedOrder | null
}

/** The owner's own page: what they ordered and booked, who they are, and how to leave. */
export function AccountView({ locale, customer, account, state, query, repeated }: Props) {
  const t = translator(locale)
  const labels = { ...contactLabels(t), language: t('account.language'), 'delete-password': t('auth.password') }
  return (
    <div className="page flow-page">
      <SessionKeeper signInHref={localisePath(locale, `${routes.signIn.path}?ended=1`)} />
      <AccountHeader locale={locale} name={customer.name} />
      <FormProblems locale={locale} state={state} labels={labels} />
      {oneOf(query, 'saved') === '1' && <Notice tone="calm" text={t('account.saved')} />}
      {oneOf(query, 'confirmed') === '1' && <Notice tone="calm" text={t('account.confirmed')} />}
      {repeated && <RepeatOutcome locale={locale} repeated={repeated} />}
      {!customer.emailConfirmed && <ConfirmEmail t={t} />}
      <div className="flow">
        <div className="flow__main flow__parts">
          <AccountOrders locale={locale} orders={account.orders} />
          <AccountVisits locale={locale} visits={account.visits} />
          <AccountDevices locale={locale} orders={account.orders} />
        </div>
        <div className="flow__side flow__parts">
          <AccountProfile locale={locale} customer={customer} state={state} labels={labels} />
          <AccountData locale={locale} customerId={customer.id} state={state} />
        </div>
      </div>
    </div>
  )
}
