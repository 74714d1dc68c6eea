import { keyField, openedField } from '@estu/domain/forms/form-guard'
import { filledInTime } from './forms/form-age.ts'
import { fromOwnAddress } from './runner/client-address.ts'
import { readTestEnv } from './test-env.ts'
import { asTyped } from './visitor.ts'

const { webUrl, cmsUrl, editor } = readTestEnv()

const fromHtml = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('&#x27;', "'")

/** What a page's form carries unseen, as a browser without JavaScript sends it that had it for as long as a person needs. */
export async function hiddenFields(path: string, cookie = ''): Promise<Record<string, string>> {
  const fields = await freshFields(path, cookie)
  const { [keyField]: key, [openedField]: opened } = fields
  return key && opened ? { ...fields, [openedField]: filledInTime(key, opened) } : fields
}

/** The same at once, faster than a person. */
export async function freshFields(path: string, cookie = ''): Promise<Record<string, string>> {
  const html = await (await fetch(`${webUrl}${path}`, { headers: cookie ? { cookie } : {} })).text()
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const fields: Record<string, string> = {}
  for (const [input] of main.matchAll(/<input[^>]*type="hidden"[^>]*>/g)) {
    const name = /name="([^"]*)"/.exec(input)?.[1]
    if (name && !name.startsWith('$')) fields[name] ??= fromHtml(/value="([^"]*)"/.exec(input)?.[1] ?? '')
  }
  return fields
}

type Sent = { status: number; location: string; html: string; cookies: string[] }

/** Posts a form as this site's own page would, or with other headers. */
export async function post(
  path: string,
  fields: Record<string, string> | [string, string][],
  headers: Record<string, string> = { origin: webUrl },
): Promise<Sent> {
  const response = await fetch(`${webUrl}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...fromOwnAddress(), ...headers },
    body: new URLSearchParams(fields).toString(),
  })
  const location = response.headers.get('location') ?? ''
  const html = asTyped(await response.text())
  return { status: response.status, location, html, cookies: response.headers.getSetCookie() }
}

let token: Promise<string> | null = null
const signIn = async () => {
  const answer = await fetch(`${cmsUrl}/api/staff/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: editor.email, password: editor.password }),
  })
  return ((await answer.json()) as { token: string }).token
}

/** Documents of a collection as the clinic sees them, newest first. */
export async function stored(
  collection: string,
  where: Record<string, string> = {},
): Promise<Record<string, unknown>[]> {
  token ??= signIn()
  const query = new URLSearchParams({ limit: '200', depth: '0', sort: '-createdAt', ...where })
  const answer = await fetch(`${cmsUrl}/api/${collection}?${query}`, {
    headers: { authorization: `JWT ${await token}` },
  })
  return ((await answer.json()) as { docs: Record<string, unknown>[] }).docs
}
