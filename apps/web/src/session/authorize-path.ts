import 'server-only'
import { accountPath, routes } from '@estu/domain/routing/routes'
import { getAppointment } from '@/content/clinic/get-appointment'
import { getOrder } from '@/content/customer/get-order'
import { currentCustomer } from './session'

/**
 * Who may open a private page: `open`, `missing`, `sign-in`, or the path to go to instead. Source: the specification's
 * navigation guards. A stranger's account is missing, not forbidden: nobody learns who has one.
 */
export async function authorizePath(path: string, cookies: ReadonlyMap<string, string>): Promise<string> {
  const [, section, part, rest] = path.split('/')
  if (section === 'order') return (await orderExists(part, rest)) ? 'open' : 'missing'
  if (section === 'appointment') return (await visitExists(part, rest)) ? 'open' : 'missing'
  const customer = await currentCustomer(cookies)
  if (section === 'auth') {
    const forStrangers = path === routes.signIn.path || path === routes.register.path
    return customer && forStrangers ? accountPath(customer.id) : 'open'
  }
  if (!customer) return 'sign-in'
  if (!part) return accountPath(customer.id)
  return part === customer.id && (rest === undefined || rest === 'export') ? 'open' : 'missing'
}

const orderExists = async (token: string | undefined, rest: string | undefined): Promise<boolean> =>
  rest === undefined && (await getOrder(token ?? '')) !== null

async function visitExists(token: string | undefined, rest: string | undefined): Promise<boolean> {
  if (rest !== undefined && rest !== 'calendar.ics') return false
  return (await getAppointment(token ?? '')) !== null
}
