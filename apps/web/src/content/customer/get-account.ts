import 'server-only'
import { type CustomerHistory, exportCustomer, readHistory } from '@estu/cms/accounts/customer-data'
import { linkToken } from '@estu/cms/customer-requests/personal-links'
import { cms } from '@/content/payload'

export type Account = {
  orders: (CustomerHistory['orders'][number] & { token: string })[]
  visits: (CustomerHistory['visits'][number] & { token: string })[]
}

/** The orders and visits of an account, each with the link it is followed by. */
export async function getAccount(customerId: string): Promise<Account> {
  const { orders, visits } = await readHistory(await cms(), customerId)
  const secret = (await cms()).secret
  return {
    orders: orders.map((order) => ({ ...order, token: linkToken(secret, 'order', order.id) })),
    visits: visits.map((visit) => ({ ...visit, token: linkToken(secret, 'appointment', visit.id) })),
  }
}

export const exportAccount = async (customerId: string): Promise<object> => exportCustomer(await cms(), customerId)
