import 'server-only'
import { createHash } from 'node:crypto'
import { readContentVersion } from '@estu/cms/outbox/content-version'
import { readWebEnv } from '@/env'
import { cms } from '../payload'

/** Raised when answers that bear the tag are written in another way. */
const form = 1

/** A tag for what is made of all that is published: known before any of it is read. Weak, as not every byte is looked at. */
export async function contentEtag(): Promise<string> {
  const what = JSON.stringify([form, readWebEnv().webUrl, await readContentVersion(await cms())])
  return `W/"${createHash('sha256').update(what).digest('base64url').slice(0, 27)}"`
}
