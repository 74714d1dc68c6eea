import 'server-only'
import { idOfLink } from '@estu/cms/operations/personal-links'
import { readVisit, type Visit } from '@estu/cms/operations/read-visit'
import { createLocalReq } from 'payload'
import { cms } from './payload'

/** The visit that an unguessable link leads to, or null. */
export async function getVisit(token: string): Promise<Visit | null> {
  const id = idOfLink((await cms()).secret, 'appointment', token)
  return id ? readVisit(await createLocalReq({}, await cms()), id) : null
}
