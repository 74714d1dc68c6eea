import 'server-only'
import { accountPath, appointmentPath, routes } from '@estu/domain/routing/routes'
import { getAppointment } from '@/content/clinic/get-appointment'
import { getWait } from '@/content/clinic/get-wait'
import { getOrder } from '@/content/customer/get-order'
import { visitAccess } from './link-access'
import { currentCustomer } from './session'

/**
 * Who may open a private page: `open`, `missing`, `sign-in`, or the path to go to instead. Source: the specification's
 * navigation guards. A stranger's account is missing, not forbidden: nobody learns who has one.
 */
export async function authorizePath(path: string, cookies: ReadonlyMap<string, string>): Promise<string> {
  const [, section, part, rest] = path.split('/')
  if (section === 'order') return (await orderExists(part, rest)) ? 'open' : 'missing'
  if (section === 'appointment') return visitVerdict(part ?? '', rest, cookies)
  if (section === 'wait') return (await waitExists(part, rest)) ? 'open' : 'missing'
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

const waitExists = async (token: string | undefined, rest: string | undefined): Promise<boolean> =>
  rest === undefined && (await getWait(token ?? '')) !== null

/** The page of a visit shows to each what is theirs to see; its file, which tells all, leads back to the page. */
async function visitVerdict(token: string, rest: string | undefined, cookies: ReadonlyMap<string, string>) {
  if (rest !== undefined && rest !== 'calendar.ics') return 'missing'
  const visit = await getAppointment(token)
  if (!visit) return 'missing'
  return rest === undefined || (await visitAccess(visit, cookies)) === 'whole' ? 'open' : appointmentPath(token)
}
