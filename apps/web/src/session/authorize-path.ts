import 'server-only'
import { readAppointment } from '@estu/cms/appointments/read-appointment'
import { idOfLink } from '@estu/cms/customer-requests/personal-links'
import { readOrder } from '@estu/cms/orders/read-order'
import { accountPath, routes } from '@estu/domain/routing/routes'
import { createLocalReq } from 'payload'
import { cms } from '@/content/payload'
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

async function orderExists(token: string | undefined, rest: string | undefined): Promise<boolean> {
  const id = idOfLink((await cms()).secret, 'order', token ?? '')
  return id !== null && rest === undefined && (await readOrder(await cms(), id)) !== null
}

async function visitExists(token: string | undefined, rest: string | undefined): Promise<boolean> {
  const id = idOfLink((await cms()).secret, 'appointment', token ?? '')
  if (!id || (rest !== undefined && rest !== 'calendar.ics')) return false
  return (await readAppointment(await createLocalReq({}, await cms()), id)) !== null
}
